-- What triggers copied, counted or marked is written by the code that causes it, or asked for when it is read.

-- An erasure deletes all rows of a person by name; foreign keys refuse to forget one.
DROP TRIGGER applicant_leaves_assignment;
DROP TRIGGER applicant_leaves_matches;
DROP TRIGGER applicant_leaves_pool;
DROP TRIGGER applicant_leaves_retention;
DROP TRIGGER applicant_leaves_rights;
DROP TRIGGER document_ends_key;
DROP TRIGGER document_ends_safety;
DROP TRIGGER removed_document_ends_safety;
DROP TRIGGER contract_copy_ends_key;
DROP TRIGGER contract_copy_ends_safety;
DROP TRIGGER reopening_retires_removed;

DROP TRIGGER applicant_is_news;
DROP TRIGGER partner_is_news;
DROP TRIGGER partner_rename_is_news;
DROP TRIGGER employer_is_news;
DROP TRIGGER employer_submits_is_news;

DROP TRIGGER requirement_changes_matches;

-- Counted when they are read: an index has them together.
DROP TRIGGER application_is_counted;
DROP TRIGGER application_is_counted_anew;
DROP TRIGGER application_is_counted_out;
DROP TRIGGER application_of_partner_is_counted;
DROP TABLE application_status_count;
DROP TABLE application_hour_count;
DROP INDEX applicant_by_partner;
CREATE INDEX applicant_by_partner ON applicant (partner_id, status, created_at) WHERE partner_id IS NOT NULL;
DROP TRIGGER erased_counts_step;
DROP TRIGGER erased_adds_step;
DROP TABLE erased_step_count;
DROP TRIGGER candidate_is_counted;
DROP TRIGGER candidate_is_counted_anew;
DROP TRIGGER candidate_is_counted_out;
DROP TABLE pool_count;
DROP TRIGGER match_begins_in_pool;
DROP TRIGGER match_changes_in_pool;
ALTER TABLE pool_candidate DROP COLUMN is_matched;
DROP TRIGGER registration_is_counted;
DROP TRIGGER registration_is_counted_out;
DROP TRIGGER registration_step_begins;
DROP TRIGGER registration_step_changes;
DROP TRIGGER registration_step_ends;
DROP TABLE registration_step;
DROP TABLE registration_week;

-- A confirmed match without a contract.
DROP TRIGGER match_begins_wanting;
DROP TRIGGER match_wants_contract;
DROP TRIGGER match_wants_no_contract;
DROP TRIGGER contract_is_made;
DROP TRIGGER contract_is_cancelled;
DROP TABLE contract_wanted;

-- Partners are hundreds: they are read as a whole, searched and sorted.
DROP TRIGGER account_changes_member_search;
DROP TRIGGER account_changes_partner_search;
DROP TRIGGER partner_member_joins_search;
DROP TRIGGER partner_member_leaves_search;
DROP TRIGGER partner_changes_search;
DROP INDEX partner_profiles_by_name;
DROP INDEX partner_profiles_to_search;
DROP INDEX partner_profiles_by_people;
ALTER TABLE partner_profiles DROP COLUMN search;
ALTER TABLE partner_profiles DROP COLUMN registered;
