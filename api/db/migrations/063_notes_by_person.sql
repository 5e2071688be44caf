-- An erasure removes what partners have noted about somebody, whichever partner it was.
CREATE INDEX partner_note_by_person ON partner_note (person_id);
