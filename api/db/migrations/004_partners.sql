-- What a partner writes down about a person of their own list; person_id is the account, or the application of somebody without one.
CREATE TABLE partner_note (
  partner_id TEXT NOT NULL REFERENCES partner_profiles (partner_id),
  person_id TEXT NOT NULL,
  note TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (partner_id, person_id)
) STRICT, WITHOUT ROWID;
