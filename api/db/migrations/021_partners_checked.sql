-- What an organisation says of itself beside its name, so that an admin has more to go by than a name and an address.
ALTER TABLE partner_profiles ADD COLUMN website TEXT NOT NULL DEFAULT '';
ALTER TABLE partner_profiles ADD COLUMN phone TEXT NOT NULL DEFAULT '';
ALTER TABLE partner_profiles ADD COLUMN country TEXT NOT NULL DEFAULT '';
-- The name that an admin has checked. It stays when the partner takes another name, and goes when an admin takes the
-- check back: what is not verified is either new or renamed.
ALTER TABLE partner_profiles ADD COLUMN verified_name TEXT;
ALTER TABLE partner_profiles ADD COLUMN renamed_at INTEGER;
UPDATE partner_profiles SET verified_name = organization_name WHERE verified_at IS NOT NULL;
-- Why the invitation is paused, in the admin's words; the partner reads it.
ALTER TABLE partner_profiles ADD COLUMN pause_reason TEXT NOT NULL DEFAULT '';
-- What a log entry says beside its action: the reason of a pause, the names of a rename, an admin's note.
ALTER TABLE partner_token_audit ADD COLUMN detail TEXT NOT NULL DEFAULT '';

-- For the admins' list: what a search looks at, beginning with the name; '' until api/partners/partner-search.ts has made it.
ALTER TABLE partner_profiles ADD COLUMN search TEXT NOT NULL DEFAULT '';
CREATE INDEX partner_profiles_by_name ON partner_profiles (search);
CREATE INDEX partner_profiles_to_search ON partner_profiles (partner_id) WHERE search = '';
CREATE TRIGGER partner_changes_search AFTER UPDATE OF organization_name, contact_person ON partner_profiles
  BEGIN UPDATE partner_profiles SET search = '' WHERE id = NEW.id; END;
CREATE TRIGGER account_changes_partner_search AFTER UPDATE OF email ON account
  BEGIN UPDATE partner_profiles SET search = '' WHERE user_id = NEW.id; END;
-- How many have registered in all, so that the list can be sorted by it.
ALTER TABLE partner_profiles ADD COLUMN registered INTEGER NOT NULL DEFAULT 0;
UPDATE partner_profiles SET registered =
  (SELECT coalesce(sum(people), 0) FROM registration_step WHERE registration_step.partner_id = partner_profiles.partner_id);
CREATE INDEX partner_profiles_by_people ON partner_profiles (registered);
CREATE TRIGGER registration_step_begins AFTER INSERT ON registration_step
  BEGIN UPDATE partner_profiles SET registered = registered + NEW.people WHERE partner_id = NEW.partner_id; END;
CREATE TRIGGER registration_step_changes AFTER UPDATE OF people ON registration_step
  BEGIN UPDATE partner_profiles SET registered = registered + NEW.people - OLD.people WHERE partner_id = NEW.partner_id; END;
CREATE TRIGGER registration_step_ends AFTER DELETE ON registration_step
  BEGIN UPDATE partner_profiles SET registered = registered - OLD.people WHERE partner_id = OLD.partner_id; END;

-- What waits for the operator, counted by indexes.
CREATE INDEX partner_profiles_unverified ON partner_profiles (created_at) WHERE verified_at IS NULL AND invite_active = 1;
CREATE INDEX document_to_review ON document (uploaded_at, applicant_id) WHERE review = 'pending' AND replaced_at IS NULL;

-- What has happened since the operator was last mailed about it, as counts.
CREATE TABLE operator_news (kind TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TRIGGER applicant_is_news AFTER INSERT ON applicant
  BEGIN INSERT INTO operator_news VALUES ('applications', 1) ON CONFLICT DO UPDATE SET count = count + 1; END;
CREATE TRIGGER partner_is_news AFTER INSERT ON partner_profiles
  BEGIN INSERT INTO operator_news VALUES ('partners', 1) ON CONFLICT DO UPDATE SET count = count + 1; END;
CREATE TRIGGER partner_rename_is_news AFTER UPDATE OF renamed_at ON partner_profiles
  WHEN NEW.renamed_at IS NOT NULL AND NEW.renamed_at IS NOT OLD.renamed_at
  BEGIN INSERT INTO operator_news VALUES ('renamed', 1) ON CONFLICT DO UPDATE SET count = count + 1; END;
CREATE TRIGGER employer_is_news AFTER INSERT ON user_roles WHEN NEW.role = 'employer'
  BEGIN INSERT INTO operator_news VALUES ('employers', 1) ON CONFLICT DO UPDATE SET count = count + 1; END;
