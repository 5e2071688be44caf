-- What is known of each uploaded file: docs/decisions/073-safety-of-uploads.md.
CREATE TABLE file_safety (
  -- Of a document or of a signed copy of a contract.
  id TEXT PRIMARY KEY,
  -- What a PDF can do besides being read, separated by blanks; '': nothing; null: not looked at yet.
  dangers TEXT,
  malware TEXT NOT NULL CHECK (malware IN ('off', 'clean', 'held', 'infected')),
  -- As the scanner calls what it has found.
  signature TEXT NOT NULL DEFAULT '',
  -- When the scanner last answered.
  scanned_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX file_safety_to_examine ON file_safety (id) WHERE dangers IS NULL;
CREATE INDEX file_safety_to_scan ON file_safety (malware, id) WHERE malware IN ('off', 'held');

INSERT INTO file_safety (id, dangers, malware)
  SELECT id, CASE mime WHEN 'application/pdf' THEN NULL ELSE '' END, 'off' FROM document WHERE removed_at IS NULL ORDER BY id;
INSERT INTO file_safety (id, dangers, malware) SELECT id, NULL, 'off' FROM contract_copy ORDER BY id;

CREATE TRIGGER document_ends_safety AFTER DELETE ON document BEGIN DELETE FROM file_safety WHERE id = OLD.id; END;
CREATE TRIGGER contract_copy_ends_safety AFTER DELETE ON contract_copy BEGIN DELETE FROM file_safety WHERE id = OLD.id; END;
CREATE TRIGGER removed_document_ends_safety AFTER UPDATE OF removed_at ON document WHEN NEW.removed_at IS NOT NULL
  BEGIN DELETE FROM file_safety WHERE id = NEW.id; END;
