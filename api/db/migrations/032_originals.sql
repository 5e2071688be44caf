-- Originals, paper by paper: docs/decisions/058-originals-paper-by-paper.md.

-- What was noted of a paper of the envelope; one without a row is expected, or came before this table was there
-- (applicant.originals_received_at).
CREATE TABLE original (
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  -- Named after the document that it is the paper of.
  original TEXT NOT NULL CHECK (original IN ('enrolment', 'hub4africa', 'a2')),
  state TEXT NOT NULL CHECK (state IN ('expected', 'received', 'missing', 'sent_back')),
  -- ISO date in Berlin; null: it is only expected.
  since_day TEXT,
  PRIMARY KEY (applicant_id, original)
) STRICT, WITHOUT ROWID;

-- All of them are here: nobody has to be reminded, and the operator can complete.
CREATE TRIGGER applicant_originals_may_wait AFTER UPDATE OF originals_received_at ON applicant
  BEGIN UPDATE applicant SET waits_since = 0, remind_at = 0 WHERE id = NEW.id; END;
CREATE TRIGGER applicant_originals_change_registration AFTER UPDATE OF originals_received_at ON applicant
  WHEN coalesce(NEW.partner_id, NEW.user_id) IS NOT NULL
  BEGIN INSERT INTO registration_stale VALUES (NEW.id) ON CONFLICT DO NOTHING; END;

-- The account of an operator who uploaded it on behalf of the applicant.
ALTER TABLE document ADD COLUMN uploaded_by TEXT;
