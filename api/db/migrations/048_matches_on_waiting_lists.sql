-- Whoever comes on a waiting list is promised to nobody: the pool stays as it is. Each of 200 places of a list wrote the
-- candidate's row and two counts anew.
DROP TRIGGER match_begins_in_pool;
CREATE TRIGGER match_begins_in_pool AFTER INSERT ON match
  WHEN NEW.state IN ('accepted', 'released', 'confirmed')
  BEGIN UPDATE pool_candidate SET is_matched = 1 WHERE applicant_id = NEW.applicant_id; END;
