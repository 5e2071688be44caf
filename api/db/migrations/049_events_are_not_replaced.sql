-- INSERT OR REPLACE takes a row's place without the triggers that refuse its change and deletion.
CREATE TRIGGER event_is_never_replaced BEFORE INSERT ON event WHEN EXISTS (SELECT 1 FROM event WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;
CREATE TRIGGER security_event_is_never_replaced BEFORE INSERT ON security_event
  WHEN EXISTS (SELECT 1 FROM security_event WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'security events are append-only'); END;
