-- The passport may follow as the A2 certificate may: until it comes, an identity card (subtype 'id') holds its place.
DROP TRIGGER document_ends_deferral;
DROP TRIGGER closing_ends_deferral;
DROP TRIGGER reopening_goes_on_with_deferral;
CREATE TABLE deferred_document_new (
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  type TEXT NOT NULL CHECK (type IN ('a2', 'passport')),
  -- ISO date, the last day in Berlin.
  due_on TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Of open applications; the row of a document that has come stays, and would be read for ever.
  is_awaited INTEGER NOT NULL DEFAULT 1 CHECK (is_awaited IN (0, 1)),
  PRIMARY KEY (applicant_id, type)
) STRICT, WITHOUT ROWID;
INSERT INTO deferred_document_new SELECT applicant_id, type, due_on, created_at, is_awaited FROM deferred_document;
DROP TABLE deferred_document;
ALTER TABLE deferred_document_new RENAME TO deferred_document;
CREATE INDEX deferred_document_awaited ON deferred_document (due_on) WHERE is_awaited = 1;

CREATE TRIGGER deferred_document_moves_reminders AFTER INSERT ON deferred_document
  BEGIN UPDATE applicant SET remind_at = 0 WHERE id = NEW.applicant_id; END;
CREATE TRIGGER deferred_document_change_moves_reminders AFTER UPDATE ON deferred_document
  BEGIN UPDATE applicant SET remind_at = 0 WHERE id = NEW.applicant_id; END;
CREATE TRIGGER deferred_document_may_wait AFTER INSERT ON deferred_document
  BEGIN UPDATE applicant SET waits_since = 0 WHERE id = NEW.applicant_id; END;
CREATE TRIGGER deferred_document_changes_registration AFTER INSERT ON deferred_document
  BEGIN INSERT INTO registration_stale VALUES (NEW.applicant_id) ON CONFLICT DO NOTHING; END;

CREATE TRIGGER document_ends_deferral AFTER INSERT ON document WHEN NEW.subtype IS NOT 'id'
  BEGIN UPDATE deferred_document SET is_awaited = 0 WHERE applicant_id = NEW.applicant_id AND type = NEW.type; END;
-- An operator can say of a passport that it is a card, and the other way round.
CREATE TRIGGER document_kind_changes_deferral AFTER UPDATE OF subtype ON document WHEN NEW.replaced_at IS NULL
  BEGIN
    UPDATE deferred_document SET is_awaited = (NEW.subtype IS 'id')
    WHERE applicant_id = NEW.applicant_id AND type = NEW.type;
  END;
CREATE TRIGGER closing_ends_deferral AFTER UPDATE OF status ON applicant WHEN NEW.status IN ('COMPLETE', 'REJECTED', 'WITHDRAWN')
  BEGIN UPDATE deferred_document SET is_awaited = 0 WHERE applicant_id = NEW.id; END;
CREATE TRIGGER reopening_goes_on_with_deferral AFTER UPDATE OF status ON applicant
  WHEN OLD.status IN ('COMPLETE', 'REJECTED', 'WITHDRAWN') AND NEW.status NOT IN ('COMPLETE', 'REJECTED', 'WITHDRAWN') BEGIN
    UPDATE deferred_document SET is_awaited = 1 WHERE applicant_id = NEW.id AND NOT EXISTS (
      SELECT 1 FROM document WHERE document.applicant_id = NEW.id AND document.type = deferred_document.type
        AND replaced_at IS NULL AND subtype IS NOT 'id');
  END;

-- The list of the review desk names what follows, and the first day by which something does.
DROP INDEX listed_by_age_a2_later;
ALTER TABLE listed_application RENAME COLUMN a2_due_on TO deferred_due_on;
ALTER TABLE listed_application ADD COLUMN deferred TEXT NOT NULL DEFAULT '';
UPDATE listed_application SET deferred = 'a2' WHERE deferred_due_on IS NOT NULL;
CREATE INDEX listed_by_age_deferred ON listed_application (created_at, place) WHERE deferred_due_on IS NOT NULL;
UPDATE saved_view SET filters = json_set(json_remove(filters, '$.a2_later'), '$.deferred', 'yes')
  WHERE json_extract(filters, '$.a2_later') IS NOT NULL;

-- The log is searched by the name of a company.
CREATE INDEX employer_by_company ON employer (company COLLATE NOCASE);

-- A profile that an admin has to vet is news.
CREATE TRIGGER employer_submits_is_news AFTER UPDATE OF state ON employer
  WHEN NEW.state = 'submitted' AND OLD.state <> 'submitted'
  BEGIN INSERT INTO operator_news VALUES ('submitted', 1) ON CONFLICT DO UPDATE SET count = count + 1; END;
