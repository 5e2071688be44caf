-- Urgent mail goes first: 0 urgent, 1 normal, 2 reminders; see api/mail/priority.ts.
ALTER TABLE outbox ADD COLUMN priority INTEGER NOT NULL DEFAULT 1 CHECK (priority IN (0, 1, 2));
UPDATE outbox SET priority = 0 WHERE template IN ('own-link', 'email-changed-notice', 'application-linked',
    'account-confirm', 'account-exists', 'account-password-link', 'account-password-changed', 'account-new-email',
    'account-email-changed')
  OR template LIKE 'operator-%';
UPDATE outbox SET priority = 2 WHERE template LIKE 'reminder-%' OR template LIKE 'partner-nudge-%';

-- A lease is a due time that lies behind it, so that one index finds the next mail.
UPDATE outbox SET due_at = max(due_at, leased_until) WHERE state = 'waiting';
DROP INDEX outbox_due;
ALTER TABLE outbox DROP COLUMN leased_until;

-- What was cancelled is not queued again with what was given up, so it has a state of its own.
ALTER TABLE outbox RENAME COLUMN state TO state_before;
ALTER TABLE outbox ADD COLUMN state TEXT NOT NULL DEFAULT 'waiting'
  CHECK (state IN ('waiting', 'sent', 'dead', 'cancelled'));
UPDATE outbox SET state = state_before;
UPDATE outbox SET state = 'cancelled', last_error = NULL WHERE state = 'dead' AND last_error = 'cancelled';
ALTER TABLE outbox DROP COLUMN state_before;

CREATE INDEX outbox_due ON outbox (priority, due_at) WHERE state = 'waiting';
CREATE INDEX outbox_dead ON outbox (created_at) WHERE state = 'dead';
