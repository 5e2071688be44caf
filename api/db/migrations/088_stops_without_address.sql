-- Stops of invitations whose time is over: a mark takes the place of their address.
CREATE INDEX student_invitation_stopped ON student_invitation (created_at)
  WHERE stopped_at IS NOT NULL AND created_at > 0;
