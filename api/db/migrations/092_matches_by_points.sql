-- Lists of one requirement, the best first over all pages: an employer's, and the operator's.
CREATE INDEX match_by_points ON match (requirement_id, phase, ((100 - score) * 1000000 + rank));
DROP INDEX match_of_requirement_by_state;
CREATE INDEX match_of_requirement_by_state ON match (requirement_id, state, ((100 - score) * 1000000 + rank));
