-- Which person acted, where that is known: the account that was signed in, or the name given to the command line.
-- Without a reference: an event outlives an account that was never confirmed.
ALTER TABLE event ADD COLUMN actor_account_id TEXT;
ALTER TABLE event ADD COLUMN actor_name TEXT;
