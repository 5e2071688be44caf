-- What waits is counted in the list of the review desk; no statement uses this index any more.
DROP INDEX applicant_waiting_by_status;

-- A new application is marked already: each of the two wrote its row, and all that hangs on it, once more.
DROP TRIGGER document_moves_reminders;
CREATE TRIGGER document_moves_reminders AFTER INSERT ON document
  BEGIN UPDATE applicant SET remind_at = 0 WHERE id = NEW.applicant_id AND remind_at IS NOT 0; END;
DROP TRIGGER document_may_wait;
CREATE TRIGGER document_may_wait AFTER INSERT ON document
  BEGIN UPDATE applicant SET waits_since = 0 WHERE id = NEW.applicant_id AND waits_since IS NOT 0; END;
