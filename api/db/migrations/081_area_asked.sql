-- Requirements of before have no area, and propose nobody: their employers are told in the mail of the next morning.
INSERT INTO employer_news (employer_id, template, params, at)
  SELECT DISTINCT employer_id, 'employer-requirement-area', '{}', unixepoch() * 1000
  FROM requirement JOIN employer ON employer.id = employer_id
  WHERE requirement.state = 'open' AND area = '' AND employer.state = 'vetted';
