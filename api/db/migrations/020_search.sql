-- What searches look at is written differently since Müller is found by "mueller": all rows of the partners' lists are
-- made anew, a small batch at a time, as after any other change.
INSERT INTO registration_stale SELECT DISTINCT owner_id FROM registration WHERE true ON CONFLICT DO NOTHING;
