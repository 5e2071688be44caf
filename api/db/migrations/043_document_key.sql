-- The key of each encrypted file, encrypted itself with a master key: api/documents/key-ring.ts.
CREATE TABLE document_key (
  -- Of a document or of a signed copy of a contract.
  id TEXT PRIMARY KEY,
  -- Which master key opens it.
  key_id TEXT NOT NULL,
  wrapped BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX document_key_by_key ON document_key (key_id, id);

-- Whoever deletes the row of a file makes the file unreadable.
CREATE TRIGGER document_ends_key AFTER DELETE ON document BEGIN DELETE FROM document_key WHERE id = OLD.id; END;
CREATE TRIGGER contract_copy_ends_key AFTER DELETE ON contract_copy BEGIN DELETE FROM document_key WHERE id = OLD.id; END;

-- Files from before, which are still to be encrypted.
CREATE INDEX document_plain ON document (id) WHERE key_id = 'plain';
CREATE INDEX contract_copy_plain ON contract_copy (id) WHERE key_id = 'plain';

-- How a file is stored says nothing about its application: encrypting it later must not count as a change.
DROP TRIGGER document_change_moves_reminders;
CREATE TRIGGER document_change_moves_reminders AFTER UPDATE ON document WHEN NEW.key_id IS OLD.key_id
  BEGIN UPDATE applicant SET remind_at = 0 WHERE id = NEW.applicant_id; END;
DROP TRIGGER document_changes_registration;
CREATE TRIGGER document_changes_registration AFTER UPDATE ON document WHEN NEW.key_id IS OLD.key_id
  BEGIN INSERT INTO registration_stale VALUES (NEW.applicant_id) ON CONFLICT DO NOTHING; END;
DROP TRIGGER document_change_may_wait;
CREATE TRIGGER document_change_may_wait AFTER UPDATE ON document WHEN NEW.key_id IS OLD.key_id
  BEGIN UPDATE applicant SET waits_since = 0 WHERE id = NEW.applicant_id; END;
