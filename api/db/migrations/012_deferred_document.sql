-- A document that its owner defers to a later day was called a promise, a word that means something else in a program.
DROP TRIGGER promise_moves_reminders;
DROP TRIGGER promise_change_moves_reminders;
ALTER TABLE promise RENAME TO deferred_document;
CREATE TRIGGER deferred_document_moves_reminders AFTER INSERT ON deferred_document
  BEGIN UPDATE applicant SET remind_at = 0 WHERE id = NEW.applicant_id; END;
CREATE TRIGGER deferred_document_change_moves_reminders AFTER UPDATE ON deferred_document
  BEGIN UPDATE applicant SET remind_at = 0 WHERE id = NEW.applicant_id; END;

-- Mails that wait, and reminders that went out: what is named otherwise would go out again.
UPDATE outbox SET template = 'reminder-deferred' WHERE template = 'reminder-promise';
UPDATE reminder SET key = 'deferred-' || substr(key, 9) WHERE key GLOB 'promise-*';
