-- Sign-ups are swept by their own age.
CREATE INDEX sign_up_by_time ON sign_up (created_at);
-- From which networks an account has signed in: there its owner passes where strangers have used up the attempts.
CREATE INDEX security_event_by_place ON security_event (account_id, network, at)
  WHERE action = 'login_success' AND source = 'server';
