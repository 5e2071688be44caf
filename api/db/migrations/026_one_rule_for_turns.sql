-- Whose turn it is with a partner's student follows from the rule of the student's own pages: a document that they may
-- send later is not missing while they have something else to do. All rows are made anew, a small batch at a time.
INSERT INTO registration_stale SELECT DISTINCT owner_id FROM registration WHERE true ON CONFLICT DO NOTHING;
CREATE TRIGGER deferred_document_changes_registration AFTER INSERT ON deferred_document
  BEGIN INSERT INTO registration_stale VALUES (NEW.applicant_id) ON CONFLICT DO NOTHING; END;

-- When the owner of an account stopped a partner's reminders to begin an application.
ALTER TABLE account ADD COLUMN reminders_stopped_at INTEGER;
CREATE TRIGGER account_stops_reminders AFTER UPDATE OF reminders_stopped_at ON account
  BEGIN INSERT INTO registration_stale VALUES (NEW.id) ON CONFLICT DO NOTHING; END;
