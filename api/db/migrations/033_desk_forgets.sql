-- What the review desk keeps of an application goes with it: docs/decisions/059-the-desk-forgets-nothing-typed.md. Its
-- row of the list and its names in the searches are taken away by api/desk/refresh-list.ts, which is told here.
CREATE TRIGGER applicant_leaves_desk BEFORE DELETE ON applicant
  BEGIN
    DELETE FROM applicant_note WHERE applicant_id = OLD.id;
    DELETE FROM last_decision WHERE applicant_id = OLD.id;
    INSERT INTO listed_stale VALUES (OLD.id) ON CONFLICT DO NOTHING;
  END;

-- Nobody has to do anything about a notice to an address that was corrected as it does not exist.
UPDATE outbox SET state = 'cancelled'
  WHERE state = 'dead' AND template = 'email-changed-notice' AND last_error LIKE 'the address %';
