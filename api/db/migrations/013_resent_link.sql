-- The mail that brings an applicant its link again is called by what it is.
UPDATE outbox SET template = 'resent-link' WHERE template = 'own-link';
