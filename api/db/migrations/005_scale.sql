-- Lists, looks and sweeps whose cost does not grow with the number of applications.

-- When to look next whether a reminder has fallen due; null: not before something changes. A change that may move it
-- says "now" (0) here, and the hourly look asks the rules: a time in this column can be too early, never too late.
ALTER TABLE applicant ADD COLUMN remind_at INTEGER DEFAULT 0;
CREATE INDEX applicant_to_remind ON applicant (remind_at, id) WHERE remind_at IS NOT NULL;
CREATE TRIGGER applicant_may_be_reminded
  AFTER UPDATE OF status, originals_posted_at, reminders_stopped_at ON applicant
  BEGIN UPDATE applicant SET remind_at = 0 WHERE id = NEW.id; END;
CREATE TRIGGER document_moves_reminders AFTER INSERT ON document
  BEGIN UPDATE applicant SET remind_at = 0 WHERE id = NEW.applicant_id; END;
CREATE TRIGGER document_change_moves_reminders AFTER UPDATE ON document
  BEGIN UPDATE applicant SET remind_at = 0 WHERE id = NEW.applicant_id; END;
CREATE TRIGGER promise_moves_reminders AFTER INSERT ON promise
  BEGIN UPDATE applicant SET remind_at = 0 WHERE id = NEW.applicant_id; END;
CREATE TRIGGER promise_change_moves_reminders AFTER UPDATE ON promise
  BEGIN UPDATE applicant SET remind_at = 0 WHERE id = NEW.applicant_id; END;

CREATE INDEX applicant_by_email ON applicant (lower(email), created_at);
CREATE INDEX applicant_by_age ON applicant (created_at, id);
DROP INDEX applicant_by_status;
CREATE INDEX applicant_by_status ON applicant (status, created_at, id);
CREATE INDEX document_by_applicant ON document (applicant_id);
CREATE INDEX sign_up_by_applicant ON sign_up (applicant_id);
CREATE INDEX account_unconfirmed ON account (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX user_roles_by_role ON user_roles (role);
CREATE INDEX session_by_last_use ON session (last_seen_at);
CREATE INDEX account_token_by_end ON account_token (expires_at);
CREATE INDEX partner_profiles_by_age ON partner_profiles (created_at);
CREATE INDEX partner_token_audit_by_actor ON partner_token_audit (actor_id);

-- Everybody who came through a partner, as the partner's list shows them. Made from accounts, applications, documents,
-- nudges and notes by api/partners/refresh-registrations.ts and by nothing else; it can be made anew at any time by
-- putting every id into registration_stale.
CREATE TABLE registration (
  partner_id TEXT NOT NULL,
  registered_at INTEGER NOT NULL,
  -- The account, or the application of somebody without one.
  person_id TEXT NOT NULL,
  -- Whose changes concern this row: the account of the person or of the application, or the application alone.
  owner_id TEXT NOT NULL,
  account_id TEXT,
  applicant_id TEXT,
  name TEXT NOT NULL,
  -- ISO date of the Monday in Berlin.
  week TEXT NOT NULL,
  step TEXT NOT NULL,
  missing TEXT NOT NULL CHECK (json_valid(missing)),
  nudged_at INTEGER,
  -- From when the partner may nudge; 0: at once; null: not at all.
  nudge_at INTEGER,
  note TEXT NOT NULL,
  -- Name and note without accents and capitals.
  search TEXT NOT NULL,
  PRIMARY KEY (partner_id, registered_at, person_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX registration_by_person ON registration (partner_id, person_id);
CREATE INDEX registration_by_owner ON registration (owner_id);
CREATE INDEX registration_to_nudge ON registration (partner_id, nudge_at, registered_at) WHERE nudge_at IS NOT NULL;

CREATE TABLE registration_step (
  partner_id TEXT NOT NULL, step TEXT NOT NULL, people INTEGER NOT NULL, PRIMARY KEY (partner_id, step)
) STRICT, WITHOUT ROWID;
CREATE TABLE registration_week (
  partner_id TEXT NOT NULL, week TEXT NOT NULL, people INTEGER NOT NULL, PRIMARY KEY (partner_id, week)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER registration_is_counted AFTER INSERT ON registration BEGIN
  INSERT INTO registration_step VALUES (NEW.partner_id, NEW.step, 1) ON CONFLICT DO UPDATE SET people = people + 1;
  INSERT INTO registration_week VALUES (NEW.partner_id, NEW.week, 1) ON CONFLICT DO UPDATE SET people = people + 1;
END;
CREATE TRIGGER registration_is_counted_out AFTER DELETE ON registration BEGIN
  UPDATE registration_step SET people = people - 1 WHERE partner_id = OLD.partner_id AND step = OLD.step;
  UPDATE registration_week SET people = people - 1 WHERE partner_id = OLD.partner_id AND week = OLD.week;
END;

-- Accounts and applications whose rows above have to be made anew.
CREATE TABLE registration_stale (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO registration_stale
  SELECT id FROM account WHERE partner_id IS NOT NULL
  UNION SELECT id FROM applicant WHERE partner_id IS NOT NULL;

CREATE TRIGGER applicant_makes_registration AFTER INSERT ON applicant
  WHEN NEW.partner_id IS NOT NULL OR NEW.user_id IS NOT NULL
  BEGIN INSERT INTO registration_stale VALUES (NEW.id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER applicant_changes_registration
  AFTER UPDATE OF partner_id, user_id, status, first_name, last_name, email, created_at, originals_posted_at, reminders_stopped_at ON applicant
  WHEN coalesce(OLD.partner_id, NEW.partner_id, OLD.user_id, NEW.user_id) IS NOT NULL
  BEGIN
    INSERT INTO registration_stale VALUES (NEW.id) ON CONFLICT DO NOTHING;
    INSERT INTO registration_stale SELECT OLD.user_id WHERE OLD.user_id IS NOT NEW.user_id AND OLD.user_id IS NOT NULL
      ON CONFLICT DO NOTHING;
  END;
CREATE TRIGGER applicant_ends_registration AFTER DELETE ON applicant
  BEGIN INSERT INTO registration_stale VALUES (coalesce(OLD.user_id, OLD.id)) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER document_makes_registration AFTER INSERT ON document
  BEGIN INSERT INTO registration_stale VALUES (NEW.applicant_id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER document_changes_registration AFTER UPDATE ON document
  BEGIN INSERT INTO registration_stale VALUES (NEW.applicant_id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER account_makes_registration AFTER INSERT ON account
  WHEN NEW.partner_id IS NOT NULL
  BEGIN INSERT INTO registration_stale VALUES (NEW.id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER account_changes_registration
  AFTER UPDATE OF partner_id, confirmed_at, first_name, last_name, email, created_at ON account
  WHEN coalesce(OLD.partner_id, NEW.partner_id) IS NOT NULL
  BEGIN INSERT INTO registration_stale VALUES (NEW.id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER account_ends_registration AFTER DELETE ON account
  WHEN OLD.partner_id IS NOT NULL
  BEGIN INSERT INTO registration_stale VALUES (OLD.id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER role_makes_registration AFTER INSERT ON user_roles
  BEGIN INSERT INTO registration_stale VALUES (NEW.user_id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER role_changes_registration AFTER UPDATE ON user_roles
  BEGIN INSERT INTO registration_stale VALUES (NEW.user_id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER nudge_changes_registration AFTER INSERT ON outbox
  WHEN NEW.template IN ('partner-nudge-application', 'partner-nudge-start')
    AND coalesce(NEW.applicant_id, NEW.account_id) IS NOT NULL
  BEGIN INSERT INTO registration_stale VALUES (coalesce(NEW.applicant_id, NEW.account_id)) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER note_makes_registration AFTER INSERT ON partner_note
  BEGIN INSERT INTO registration_stale VALUES (NEW.person_id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER note_changes_registration AFTER UPDATE ON partner_note
  BEGIN INSERT INTO registration_stale VALUES (NEW.person_id) ON CONFLICT DO NOTHING; END;
