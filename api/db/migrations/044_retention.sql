-- What goes when its period is over: docs/decisions/072-retention.md.

-- A row for each application. What is due derives from the application and site.config.ts; this remembers when to ask
-- again, and what was announced.
CREATE TABLE retention (
  applicant_id TEXT PRIMARY KEY REFERENCES applicant (id),
  -- When to look next; 0: something has changed. Too early does no harm.
  look_at INTEGER NOT NULL DEFAULT 0,
  -- What goes next, as of the last look, from when on it may, and when it will; null: nothing does.
  what TEXT CHECK (what IN ('passport', 'application')),
  due_at INTEGER,
  goes_at INTEGER,
  -- The announcement of just that, and its mail; null: not announced.
  announced_at INTEGER,
  mail_id TEXT,
  -- Since when the operator keeps it all the same, why, and who said so.
  held_at INTEGER,
  hold_reason TEXT NOT NULL DEFAULT '',
  held_by TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO retention (applicant_id) SELECT id FROM applicant ORDER BY id;
CREATE INDEX retention_to_look ON retention (look_at, applicant_id);
CREATE INDEX retention_going ON retention (goes_at, applicant_id) WHERE held_at IS NULL;
CREATE INDEX retention_going_by_kind ON retention (what, goes_at) WHERE held_at IS NULL;
CREATE INDEX retention_held ON retention (held_at, applicant_id) WHERE held_at IS NOT NULL;

CREATE TRIGGER applicant_is_retained AFTER INSERT ON applicant
  BEGIN INSERT INTO retention (applicant_id) VALUES (NEW.id); END;
-- Whoever does something may have put a deletion off, or brought it nearer.
CREATE TRIGGER event_moves_retention AFTER INSERT ON event WHEN NEW.subject = 'applicant'
  BEGIN UPDATE retention SET look_at = 0 WHERE applicant_id = NEW.subject_id AND look_at > 0; END;
CREATE TRIGGER applicant_leaves_retention BEFORE DELETE ON applicant
  BEGIN DELETE FROM retention WHERE applicant_id = OLD.id; END;

-- When the file of a document was deleted, as announced; its row stays as long as the application.
ALTER TABLE document ADD COLUMN removed_at INTEGER;
-- Whoever is back in the programme has to send it again.
CREATE TRIGGER reopening_retires_removed AFTER UPDATE OF status ON applicant
  WHEN OLD.status IN ('COMPLETE', 'REJECTED', 'WITHDRAWN') AND NEW.status NOT IN ('COMPLETE', 'REJECTED', 'WITHDRAWN')
  BEGIN
    UPDATE document SET replaced_at = removed_at WHERE applicant_id = NEW.id AND removed_at IS NOT NULL AND replaced_at IS NULL;
  END;
-- Files whose rows say so, and which are still to be removed from the disk.
CREATE TABLE retention_file (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

-- What the jobs did, as counts: names nobody.
CREATE TABLE retention_log (
  -- ISO date in Berlin.
  day TEXT NOT NULL,
  what TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, what)
) STRICT, WITHOUT ROWID;

CREATE INDEX event_of_account_by_time ON event (at) WHERE subject = 'account';
CREATE INDEX partner_view_by_time ON partner_view (at);
