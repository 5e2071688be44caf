-- The decision that closed a season for good: only by it can that go on or be undone.
ALTER TABLE season ADD COLUMN closing_id TEXT;
