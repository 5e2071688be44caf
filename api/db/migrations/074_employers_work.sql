-- What an employer is told together, by one mail a day. A row leaves with its mail.
CREATE TABLE employer_news (
  id INTEGER PRIMARY KEY,
  employer_id TEXT NOT NULL REFERENCES employer (id),
  -- The mail that it would be by itself, with its parameters as JSON: candidates by number alone.
  template TEXT NOT NULL,
  params TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX employer_news_by_employer ON employer_news (employer_id, at);
CREATE INDEX employer_news_by_time ON employer_news (at);
