-- Whom a partner has had invited by mail, by address alone, so that nobody is invited twice.
CREATE TABLE student_invitation (
  id TEXT PRIMARY KEY,
  partner_id TEXT NOT NULL REFERENCES partner_profiles (partner_id),
  email TEXT NOT NULL,
  -- Of the mail.
  lang TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Since when the person wants no such mail, from nobody; the row stays for that.
  stopped_at INTEGER
) STRICT;
CREATE UNIQUE INDEX student_invitation_once ON student_invitation (lower(email), partner_id);
CREATE INDEX student_invitation_by_partner ON student_invitation (partner_id, created_at);
CREATE INDEX student_invitation_by_time ON student_invitation (created_at) WHERE stopped_at IS NULL;

-- Requirements of before have no area, and propose nobody: their employers are told in the mail of the next morning.
INSERT INTO employer_news (employer_id, template, params, at)
  SELECT DISTINCT employer_id, 'employer-requirement-area', '{}', unixepoch() * 1000
  FROM requirement JOIN employer ON employer.id = employer_id
  WHERE requirement.state = 'open' AND area = '' AND employer.state = 'vetted';

-- Whether a link's name, such as that of a campus, is to stand on its poster once an operator has looked at it.
ALTER TABLE partner_link ADD COLUMN printed INTEGER NOT NULL DEFAULT 0 CHECK (printed IN (0, 1));

-- Notes about partners stood in their log, those about employers in a table of their own.
CREATE TABLE organization_note (
  -- Made by the form, so that a note that is sent twice is kept once.
  id TEXT PRIMARY KEY,
  -- A partner's short name, or an employer's id.
  organization_id TEXT NOT NULL,
  account_id TEXT,
  note TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX organization_note_by_organization ON organization_note (organization_id, at);
INSERT INTO organization_note SELECT id, partner_id, actor_id, detail, created_at FROM partner_token_audit
  WHERE action = 'note' ORDER BY rowid;
DELETE FROM partner_token_audit WHERE action = 'note';
INSERT INTO organization_note SELECT id, employer_id, account_id, note, at FROM employer_note ORDER BY rowid;
DROP TABLE employer_note;
