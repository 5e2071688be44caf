-- Mails that a try has failed to send, by their age: how long they have waited, whenever their next try is.
CREATE INDEX outbox_failed ON outbox (created_at) WHERE state = 'waiting' AND last_error IS NOT NULL;
