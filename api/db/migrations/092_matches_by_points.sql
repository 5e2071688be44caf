-- Lists of one requirement over all pages: who can be accepted first, then the best. An employer's, and the operator's.
CREATE INDEX match_by_points ON match
  (requirement_id, phase, ((state <> 'proposed') * 1000000000 + (100 - score) * 1000000 + rank));
DROP INDEX match_of_requirement_by_state;
CREATE INDEX match_of_requirement_by_state ON match
  (requirement_id, state, ((state <> 'proposed') * 1000000000 + (100 - score) * 1000000 + rank));
