-- An employer's contracts that may wait for its signature: the others are most of them.
CREATE INDEX contract_to_sign ON contract (employer_id, created_at) WHERE state IN ('sent', 'signed-by-candidate');
