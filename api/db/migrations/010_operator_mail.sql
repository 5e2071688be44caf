-- Mails to the operator concern no application and no account; how often each kind was sent is looked up here.
CREATE INDEX outbox_to_operator ON outbox (template, created_at) WHERE applicant_id IS NULL AND account_id IS NULL;
