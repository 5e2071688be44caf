-- Most applications and mails have none of these: a new one wrote a page of each index to say so.
DROP INDEX applicant_by_user;
CREATE INDEX applicant_by_user ON applicant (user_id) WHERE user_id IS NOT NULL;
DROP INDEX applicant_by_partner;
CREATE INDEX applicant_by_partner ON applicant (partner_id) WHERE partner_id IS NOT NULL;
DROP INDEX outbox_by_account;
CREATE INDEX outbox_by_account ON outbox (account_id, template, created_at) WHERE account_id IS NOT NULL;
DROP INDEX retention_going;
CREATE INDEX retention_going ON retention (goes_at, applicant_id) WHERE held_at IS NULL AND goes_at IS NOT NULL;
DROP INDEX retention_going_by_kind;
CREATE INDEX retention_going_by_kind ON retention (what, goes_at) WHERE held_at IS NULL AND goes_at IS NOT NULL;

-- Without partner and account an application has no row in a partner's list; who gets one later is marked then.
DROP TRIGGER document_makes_registration;
CREATE TRIGGER document_makes_registration AFTER INSERT ON document
  WHEN EXISTS (
    SELECT 1 FROM applicant WHERE id = NEW.applicant_id AND coalesce(partner_id, user_id) IS NOT NULL)
  BEGIN INSERT INTO registration_stale VALUES (NEW.applicant_id) ON CONFLICT DO NOTHING; END;
