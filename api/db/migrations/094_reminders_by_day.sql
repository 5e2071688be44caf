-- A document that is deferred anew, to a later day, is reminded of again: the day belongs to the key of a reminder.
UPDATE reminder SET key = 'deferred-' || type || '-' || due_on || '-' || substr(key, -1)
FROM deferred_document AS deferred
WHERE deferred.applicant_id = reminder.applicant_id
  AND rtrim(key, '17') = iif(type = 'a2', 'deferred-', 'deferred-' || type || '-');
