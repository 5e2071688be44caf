-- One row says how an application stands. It is made anew in the transaction that changes one of its facts, so that no
-- trigger marks, and nobody reads an old one.
ALTER TABLE listed_application RENAME TO standing;
ALTER TABLE standing RENAME COLUMN application_id TO applicant_id;
ALTER TABLE standing ADD COLUMN remind_at INTEGER;
CREATE INDEX standing_to_remind ON standing (remind_at, place) WHERE remind_at IS NOT NULL;
DROP INDEX listed_by_age_deferred;
CREATE INDEX listed_by_age_deferred ON standing (created_at, place) WHERE deferred_due_on IS NOT NULL;
CREATE INDEX standing_by_deferral ON standing (deferred_due_on) WHERE deferred_due_on IS NOT NULL;

-- Applications and accounts whose rows are to be made anew: after an upgrade, and after a partner has a new name.
CREATE TABLE standing_old (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO standing_old SELECT id FROM applicant UNION SELECT id FROM account WHERE partner_id IS NOT NULL
  UNION SELECT id FROM listed_stale UNION SELECT id FROM registration_stale;

DROP TRIGGER applicant_changes_list;
DROP TRIGGER applicant_comes_to_list;
DROP TRIGGER applicant_leaves_desk;
DROP TRIGGER partner_name_changes_list;
DROP TABLE listed_stale;

DROP TRIGGER account_changes_registration;
DROP TRIGGER account_ends_registration;
DROP TRIGGER account_makes_registration;
DROP TRIGGER account_stops_reminders;
DROP TRIGGER applicant_changes_registration;
DROP TRIGGER applicant_ends_registration;
DROP TRIGGER applicant_makes_registration;
DROP TRIGGER applicant_originals_change_registration;
DROP TRIGGER consent_changes_registration;
DROP TRIGGER withdrawal_changes_registration;
DROP TRIGGER deferred_document_changes_registration;
DROP TRIGGER document_changes_registration;
DROP TRIGGER document_makes_registration;
DROP TRIGGER nudge_changes_registration;
DROP TRIGGER link_use_changes_registration;
DROP TRIGGER link_use_makes_registration;
DROP TRIGGER note_changes_registration;
DROP TRIGGER note_makes_registration;
DROP TRIGGER role_changes_registration;
DROP TRIGGER role_makes_registration;
DROP TABLE registration_stale;

DROP TRIGGER applicant_may_be_reminded;
DROP TRIGGER applicant_hold_may_wait;
DROP TRIGGER applicant_may_wait;
DROP TRIGGER applicant_originals_may_wait;
DROP TRIGGER deferred_document_change_moves_reminders;
DROP TRIGGER deferred_document_moves_reminders;
DROP TRIGGER deferred_document_may_wait;
DROP TRIGGER document_change_may_wait;
DROP TRIGGER document_may_wait;
DROP TRIGGER document_change_moves_reminders;
DROP TRIGGER document_moves_reminders;
DROP INDEX applicant_to_remind;
DROP INDEX applicant_waiting;
ALTER TABLE applicant DROP COLUMN remind_at;
ALTER TABLE applicant DROP COLUMN waits_since;

-- What still follows is known from the documents that are here, and from the status.
DROP TRIGGER closing_ends_deferral;
DROP TRIGGER reopening_goes_on_with_deferral;
DROP TRIGGER document_ends_deferral;
DROP TRIGGER document_kind_changes_deferral;
DROP INDEX deferred_document_awaited;
ALTER TABLE deferred_document DROP COLUMN is_awaited;

DROP TRIGGER applicant_is_retained;
DROP TRIGGER event_moves_retention;
DROP TRIGGER application_ends_matches;
DROP TRIGGER consent_ends_matches;
