-- Files that come in pieces, before a form names them. `id` is the SHA-256 of the id that their sender knows: whoever
-- has it may go on with the upload.
CREATE TABLE upload (
  id TEXT PRIMARY KEY,
  applicant_id TEXT REFERENCES applicant (id),
  name TEXT NOT NULL,
  size INTEGER NOT NULL,
  touched_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX upload_by_applicant ON upload (applicant_id, touched_at) WHERE applicant_id IS NOT NULL;
CREATE INDEX upload_by_time ON upload (touched_at);

-- Each piece is an encrypted file of its own, with a key of its own.
CREATE TABLE upload_piece (
  id TEXT PRIMARY KEY,
  upload_id TEXT NOT NULL REFERENCES upload (id),
  place INTEGER NOT NULL,
  size INTEGER NOT NULL,
  UNIQUE (upload_id, place)
) STRICT, WITHOUT ROWID;
