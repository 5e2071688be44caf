-- The company behind accounts of employers. Its name stood in the first name of its account before.
CREATE TABLE employer (
  id TEXT PRIMARY KEY,
  company TEXT NOT NULL,
  register_number TEXT NOT NULL DEFAULT '',
  liability_insurance TEXT NOT NULL DEFAULT '',
  accident_insurance TEXT NOT NULL DEFAULT '',
  contact_person TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  -- One a line.
  sites TEXT NOT NULL DEFAULT '',
  housing TEXT NOT NULL DEFAULT '' CHECK (housing IN ('', 'provided', 'helped', 'none')),
  -- A month.
  housing_euro INTEGER,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'submitted', 'vetted', 'refused')),
  -- The company's name when it was vetted.
  vetted_company TEXT NOT NULL DEFAULT '',
  refusal_reason TEXT NOT NULL DEFAULT '',
  submitted_at INTEGER,
  decided_at INTEGER,
  -- Counts the changes, so that nobody decides on what they have not seen.
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX employer_by_time ON employer (created_at);
CREATE INDEX employer_by_state ON employer (state, created_at);
CREATE INDEX employer_waiting ON employer (submitted_at) WHERE state = 'submitted';

-- Who works for an employer; the first one is whoever signed up.
CREATE TABLE employer_member (
  account_id TEXT PRIMARY KEY REFERENCES account (id),
  employer_id TEXT NOT NULL REFERENCES employer (id),
  joined_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX employer_member_by_employer ON employer_member (employer_id, joined_at);

-- An employer for each account that has been confirmed; it takes over the account's id, which is as unique.
INSERT INTO employer (id, company, created_at)
  SELECT id, first_name, confirmed_at FROM user_roles JOIN account ON account.id = user_id
  WHERE role = 'employer' AND confirmed_at IS NOT NULL ORDER BY confirmed_at;
INSERT INTO employer_member (account_id, employer_id, joined_at) SELECT id, id, created_at FROM employer;

-- Whom an employer needs; '' and NULL stand for what is still missing in a draft.
CREATE TABLE requirement (
  id TEXT PRIMARY KEY,
  employer_id TEXT NOT NULL REFERENCES employer (id),
  -- As it stood in the employer's sites.
  site TEXT NOT NULL,
  field_of_work TEXT NOT NULL CHECK (field_of_work IN ('', 'baggage', 'cabin', 'service', 'other')),
  headcount INTEGER,
  -- ISO dates.
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,
  model TEXT NOT NULL CHECK (model IN ('', 'holiday', 'seasonal')),
  minimum_level TEXT NOT NULL CHECK (minimum_level IN ('', 'A2', 'B1', 'B2')),
  shifts TEXT NOT NULL,
  wage_cents INTEGER,
  housing TEXT NOT NULL CHECK (housing IN ('', 'provided', 'helped', 'none')),
  state TEXT NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'open', 'filled', 'closed')),
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX requirement_by_employer ON requirement (employer_id, created_at);
CREATE INDEX requirement_by_state ON requirement (employer_id, state, created_at);
