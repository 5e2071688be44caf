-- What the admins' overview counts, kept by triggers: its cost must not grow with the applications.

-- How many applications have each status, and how many came in each hour. partner_id: '' for all applications together.
-- Hours, since weeks and days are Berlin's, and its time differs from UTC by whole hours, in summer by another number.
CREATE TABLE application_status_count (
  partner_id TEXT NOT NULL, status TEXT NOT NULL, applications INTEGER NOT NULL, PRIMARY KEY (partner_id, status)
) STRICT, WITHOUT ROWID;
CREATE TABLE application_hour_count (
  partner_id TEXT NOT NULL, hour INTEGER NOT NULL, applications INTEGER NOT NULL, PRIMARY KEY (partner_id, hour)
) STRICT, WITHOUT ROWID;

INSERT INTO application_status_count SELECT '', status, count(*) FROM applicant GROUP BY status;
INSERT INTO application_status_count
  SELECT partner_id, status, count(*) FROM applicant WHERE partner_id IS NOT NULL GROUP BY partner_id, status;
INSERT INTO application_hour_count SELECT '', created_at / 3600000, count(*) FROM applicant GROUP BY 2;
INSERT INTO application_hour_count
  SELECT partner_id, created_at / 3600000, count(*) FROM applicant WHERE partner_id IS NOT NULL GROUP BY 1, 2;

CREATE TRIGGER application_is_counted AFTER INSERT ON applicant BEGIN
  INSERT INTO application_status_count VALUES ('', NEW.status, 1)
    ON CONFLICT DO UPDATE SET applications = applications + 1;
  INSERT INTO application_hour_count VALUES ('', NEW.created_at / 3600000, 1)
    ON CONFLICT DO UPDATE SET applications = applications + 1;
END;
CREATE TRIGGER application_of_partner_is_counted AFTER INSERT ON applicant WHEN NEW.partner_id IS NOT NULL BEGIN
  INSERT INTO application_status_count VALUES (NEW.partner_id, NEW.status, 1)
    ON CONFLICT DO UPDATE SET applications = applications + 1;
  INSERT INTO application_hour_count VALUES (NEW.partner_id, NEW.created_at / 3600000, 1)
    ON CONFLICT DO UPDATE SET applications = applications + 1;
END;
CREATE TRIGGER application_is_counted_anew AFTER UPDATE OF status, partner_id, created_at ON applicant
  WHEN OLD.status <> NEW.status OR OLD.partner_id IS NOT NEW.partner_id OR OLD.created_at <> NEW.created_at BEGIN
  UPDATE application_status_count SET applications = applications - 1
    WHERE status = OLD.status AND partner_id IN ('', OLD.partner_id);
  UPDATE application_hour_count SET applications = applications - 1
    WHERE hour = OLD.created_at / 3600000 AND partner_id IN ('', OLD.partner_id);
  INSERT INTO application_status_count VALUES ('', NEW.status, 1)
    ON CONFLICT DO UPDATE SET applications = applications + 1;
  INSERT INTO application_hour_count VALUES ('', NEW.created_at / 3600000, 1)
    ON CONFLICT DO UPDATE SET applications = applications + 1;
  INSERT INTO application_status_count SELECT NEW.partner_id, NEW.status, 1 WHERE NEW.partner_id IS NOT NULL
    ON CONFLICT DO UPDATE SET applications = applications + 1;
  INSERT INTO application_hour_count SELECT NEW.partner_id, NEW.created_at / 3600000, 1 WHERE NEW.partner_id IS NOT NULL
    ON CONFLICT DO UPDATE SET applications = applications + 1;
END;
CREATE TRIGGER application_is_counted_out AFTER DELETE ON applicant BEGIN
  UPDATE application_status_count SET applications = applications - 1
    WHERE status = OLD.status AND partner_id IN ('', OLD.partner_id);
  UPDATE application_hour_count SET applications = applications - 1
    WHERE hour = OLD.created_at / 3600000 AND partner_id IN ('', OLD.partner_id);
END;

-- What waits for the operator, by step.
CREATE INDEX applicant_waiting_by_status ON applicant (status, waits_since) WHERE waits_since IS NOT NULL;

-- Deferred documents that have not come: the row of one that has come stays, and would be read for ever.
ALTER TABLE deferred_document ADD COLUMN is_awaited INTEGER NOT NULL DEFAULT 1 CHECK (is_awaited IN (0, 1));
UPDATE deferred_document SET is_awaited = 0 WHERE EXISTS (
  SELECT 1 FROM document WHERE document.applicant_id = deferred_document.applicant_id
    AND document.type = deferred_document.type AND replaced_at IS NULL);
CREATE INDEX deferred_document_awaited ON deferred_document (due_on) WHERE is_awaited = 1;
CREATE TRIGGER document_ends_deferral AFTER INSERT ON document
  BEGIN UPDATE deferred_document SET is_awaited = 0 WHERE applicant_id = NEW.applicant_id AND type = NEW.type; END;
CREATE TRIGGER closing_ends_deferral AFTER UPDATE OF status ON applicant WHEN NEW.status IN ('COMPLETE', 'REJECTED', 'WITHDRAWN')
  BEGIN UPDATE deferred_document SET is_awaited = 0 WHERE applicant_id = NEW.id; END;
CREATE TRIGGER reopening_goes_on_with_deferral AFTER UPDATE OF status ON applicant
  WHEN OLD.status IN ('COMPLETE', 'REJECTED', 'WITHDRAWN') AND NEW.status NOT IN ('COMPLETE', 'REJECTED', 'WITHDRAWN') BEGIN
    UPDATE deferred_document SET is_awaited = 1 WHERE applicant_id = NEW.id AND NOT EXISTS (
      SELECT 1 FROM document WHERE document.applicant_id = NEW.id AND document.type = deferred_document.type AND replaced_at IS NULL);
  END;

-- The admins' list of mails, in the order of time: of each state, of each template, of both, and of all.
CREATE INDEX outbox_by_time ON outbox (created_at);
CREATE INDEX outbox_by_state ON outbox (state, created_at);
CREATE INDEX outbox_by_template ON outbox (template, created_at);
CREATE INDEX outbox_by_template_and_state ON outbox (template, state, created_at);

-- The admins' log, in the order of time: of each action, of each person by the index that is there, and of all.
CREATE INDEX event_by_time ON event (at);
CREATE INDEX event_by_action ON event (action, at);
CREATE INDEX security_event_by_action ON security_event (action, at);
