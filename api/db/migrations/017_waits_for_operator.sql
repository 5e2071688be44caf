-- What waits for an operator, the longest first, without a look at every application.

-- Since when; null: it does not wait. A change that may move it says "look again" (0) here, and whoever lists asks the
-- rules: api/applicants/waiting.ts.
ALTER TABLE applicant ADD COLUMN waits_since INTEGER DEFAULT 0;
CREATE INDEX applicant_waiting ON applicant (waits_since, id) WHERE waits_since IS NOT NULL;
CREATE TRIGGER applicant_may_wait AFTER UPDATE OF status, originals_posted_at ON applicant
  BEGIN UPDATE applicant SET waits_since = 0 WHERE id = NEW.id; END;
CREATE TRIGGER document_may_wait AFTER INSERT ON document
  BEGIN UPDATE applicant SET waits_since = 0 WHERE id = NEW.applicant_id; END;
CREATE TRIGGER document_change_may_wait AFTER UPDATE ON document
  BEGIN UPDATE applicant SET waits_since = 0 WHERE id = NEW.applicant_id; END;
CREATE TRIGGER deferred_document_may_wait AFTER INSERT ON deferred_document
  BEGIN UPDATE applicant SET waits_since = 0 WHERE id = NEW.applicant_id; END;
