-- The fields of work that a season offers, such as 'baggage,cabin'; '' for all.
ALTER TABLE season ADD COLUMN fields_of_work TEXT NOT NULL DEFAULT '';
