-- The list of the review desk: a row for each application with what the list shows, filters and searches. Made by
-- api/desk/refresh-list.ts, a small batch at a time, whenever a trigger has noted a change.
CREATE TABLE listed_application (
  -- Stays, so that the searches can name a row.
  place INTEGER PRIMARY KEY,
  application_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  status TEXT NOT NULL,
  step TEXT NOT NULL,
  lang TEXT NOT NULL,
  partner_id TEXT NOT NULL DEFAULT '',
  partner_name TEXT NOT NULL DEFAULT '',
  -- Since when it waits for an operator, and for what; null: it does not.
  waits_since INTEGER,
  act TEXT,
  -- Since when it is whosever turn it is.
  since INTEGER NOT NULL,
  sent_back INTEGER NOT NULL,
  -- The day by which the A2 certificate follows.
  a2_due_on TEXT,
  created_at INTEGER NOT NULL,
  search TEXT NOT NULL
) STRICT;
CREATE INDEX listed_by_wait ON listed_application (waits_since, place) WHERE waits_since IS NOT NULL;
CREATE INDEX listed_by_wait_of_step ON listed_application (step, waits_since, place) WHERE waits_since IS NOT NULL;
CREATE INDEX listed_by_wait_of_partner ON listed_application (partner_id, waits_since, place) WHERE waits_since IS NOT NULL;
CREATE INDEX listed_by_age ON listed_application (created_at, place);
CREATE INDEX listed_by_age_waiting ON listed_application (created_at, place) WHERE waits_since IS NOT NULL;
CREATE INDEX listed_by_age_of_step ON listed_application (step, created_at, place);
CREATE INDEX listed_by_age_of_status ON listed_application (status, created_at, place);
CREATE INDEX listed_by_age_of_partner ON listed_application (partner_id, created_at, place);
CREATE INDEX listed_by_age_sent_back ON listed_application (created_at, place) WHERE sent_back = 1;
CREATE INDEX listed_by_age_a2_later ON listed_application (created_at, place) WHERE a2_due_on IS NOT NULL;

-- Searches: the texts of the rows in threes of letters, the beginnings of their words, and the names with one letter
-- left out, by which a name is found that was typed with a wrong one.
CREATE VIRTUAL TABLE listed_letters USING fts5(search, content='', contentless_delete=1, tokenize='trigram');
CREATE VIRTUAL TABLE listed_starts USING fts5(starts, content='', contentless_delete=1, detail=none, prefix='1');
CREATE TABLE name_slip (
  variant TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (variant, word)
) STRICT, WITHOUT ROWID;

CREATE TABLE listed_stale (id TEXT PRIMARY KEY) STRICT;
CREATE TRIGGER applicant_comes_to_list AFTER INSERT ON applicant
  BEGIN INSERT INTO listed_stale VALUES (NEW.id) ON CONFLICT DO NOTHING; END;
-- A change of documents sets waits_since.
CREATE TRIGGER applicant_changes_list
  AFTER UPDATE OF status, waits_since, first_name, middle_name, last_name, email, lang, partner_id ON applicant
  BEGIN INSERT INTO listed_stale VALUES (NEW.id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER partner_name_changes_list AFTER UPDATE OF organization_name ON partner_profiles
  WHEN NEW.organization_name IS NOT OLD.organization_name
  BEGIN INSERT INTO listed_stale SELECT id FROM applicant WHERE partner_id = NEW.partner_id ON CONFLICT DO NOTHING; END;
INSERT INTO listed_stale SELECT id FROM applicant ORDER BY created_at, id;

-- Filters that admins keep under a name, each for their own account.
CREATE TABLE saved_view (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  name TEXT NOT NULL,
  filters TEXT NOT NULL CHECK (json_valid(filters)),
  created_at INTEGER NOT NULL,
  UNIQUE (account_id, name)
) STRICT;
CREATE INDEX saved_view_by_account ON saved_view (account_id, created_at, id);
