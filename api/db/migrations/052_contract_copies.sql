-- A signed copy counts when the operator has accepted it, and nobody else but its sender opens it before. Copies of
-- before were looked at by nobody: all of them wait to be checked, and the contracts that they have signed wait again
-- for their acceptance. Nothing of them is cancelled by that.
ALTER TABLE contract_copy ADD COLUMN review TEXT NOT NULL DEFAULT 'pending'
  CHECK (review IN ('pending', 'accepted', 'to_replace'));
-- Why it was sent back, in the operator's words; its sender reads it.
ALTER TABLE contract_copy ADD COLUMN review_note TEXT NOT NULL DEFAULT '';
CREATE INDEX contract_copy_pending ON contract_copy (contract_id) WHERE review = 'pending';
UPDATE contract SET state = 'sent', version = version + 1
  WHERE state IN ('signed-by-employer', 'signed-by-candidate', 'active');
