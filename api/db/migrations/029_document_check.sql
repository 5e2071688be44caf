-- What an admin has ticked while reading a document: a point of site.config.ts, by whom and when. It goes with its
-- document, so a file that replaces another begins without ticks.
CREATE TABLE document_check (
  document_id TEXT NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  point TEXT NOT NULL,
  -- Without REFERENCES: a tick outlives the account.
  account_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (document_id, point)
) STRICT, WITHOUT ROWID;

-- What an admin has read in a passport and needs later. In no event, log or mail.
CREATE TABLE passport_note (
  document_id TEXT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  -- '' where only the other one was noted. The day is an ISO date.
  number TEXT NOT NULL,
  expires_on TEXT NOT NULL,
  account_id TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
