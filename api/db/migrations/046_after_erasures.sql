-- Kept contracts hold signed copies from before encryption: the job that encrypts them finds them by this.
CREATE INDEX kept_contract_copy_plain ON kept_contract_copy (id) WHERE key_id = 'plain';

-- How many erased people came how far, so that the funnel counts them; '' for everybody.
CREATE TABLE erased_step_count (
  partner_id TEXT NOT NULL,
  step TEXT NOT NULL,
  people INTEGER NOT NULL,
  PRIMARY KEY (partner_id, step)
) STRICT, WITHOUT ROWID;
INSERT INTO erased_step_count SELECT '', step, sum(people) FROM erased_statistics GROUP BY step;
INSERT INTO erased_step_count
  SELECT partner_id, step, sum(people) FROM erased_statistics WHERE partner_id <> '' GROUP BY partner_id, step;
CREATE TRIGGER erased_counts_step AFTER INSERT ON erased_statistics BEGIN
  INSERT INTO erased_step_count VALUES ('', NEW.step, NEW.people)
    ON CONFLICT DO UPDATE SET people = people + excluded.people;
  INSERT INTO erased_step_count SELECT NEW.partner_id, NEW.step, NEW.people WHERE NEW.partner_id <> ''
    ON CONFLICT DO UPDATE SET people = people + excluded.people;
END;
CREATE TRIGGER erased_adds_step AFTER UPDATE ON erased_statistics BEGIN
  UPDATE erased_step_count SET people = people + NEW.people - OLD.people
    WHERE step = NEW.step AND partner_id IN ('', NEW.partner_id);
END;
