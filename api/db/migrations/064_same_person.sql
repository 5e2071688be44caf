-- Under what an application is the same as others: its mailbox, telephone number and name, however they are written.
-- Made with the standing, as all rows are after a start.
ALTER TABLE standing ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
ALTER TABLE standing ADD COLUMN phone_key TEXT NOT NULL DEFAULT '';
ALTER TABLE standing ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
CREATE INDEX standing_by_mailbox ON standing (mailbox) WHERE mailbox <> '';
CREATE INDEX standing_by_phone ON standing (phone_key) WHERE phone_key <> '';
CREATE INDEX standing_by_name ON standing (name_key) WHERE name_key <> '';
DROP INDEX applicant_by_name;
DROP INDEX applicant_by_phone;
