-- The language of mails can change, reminders can be stopped, the posting of the originals can be announced.
ALTER TABLE applicant ADD COLUMN reminders_stopped_at INTEGER;
ALTER TABLE applicant ADD COLUMN originals_posted_at INTEGER;
ALTER TABLE applicant ADD COLUMN tracking_number TEXT NOT NULL DEFAULT '';

-- A document that was promised for later. It is kept once the document is there: the document counts.
CREATE TABLE promise (
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  type TEXT NOT NULL CHECK (type IN ('a2')),
  -- ISO date, the last day in Berlin.
  due_on TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (applicant_id, type)
) STRICT, WITHOUT ROWID;

-- Which reminders went out; the key names what it was about.
CREATE TABLE reminder (
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  key TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (applicant_id, key)
) STRICT, WITHOUT ROWID;
