import { perDatabase } from '../db/per-database.ts';

/** Something that an employer is told with whatever else happens until the next morning. */
export interface EmployerNews {
  template: string;
  /** JSON of the parameters of that mail. */
  params: string;
}

export const employerNewsStore = perDatabase(({ db, all, number, value }) => {
  const add = db.prepare<EmployerNews & { employer: string; at: number }>(
    'INSERT INTO employer_news (employer_id, template, params, at) VALUES (@employer, @template, @params, @at)',
  );
  const takeBack = db.prepare('DELETE FROM employer_news WHERE id = ? AND at = ?');
  return {
    /** The place of the last news, for `after`. */
    last: number<[]>('SELECT max(id) FROM employer_news'),
    after: all<[place: number], EmployerNews & { id: number; employer_id: string; at: number }>(
      'SELECT id, employer_id, template, params, at FROM employer_news WHERE id > ? ORDER BY id',
    ),
    add: (employer: string, news: EmployerNews, at: number) => add.run({ ...news, employer, at }),
    /** Takes back what was added at a time. False if it has been mailed, whoever has its number now. */
    takeBack: ({ id, at }: { id: number; at: number }) => takeBack.run(id, at).changes > 0,
    /** The employer whose news has waited longest, if some has since before a time. */
    firstBefore: value<[time: number], string>(
      'SELECT employer_id FROM employer_news WHERE at < ? ORDER BY at LIMIT 1',
    ),
    /** Takes an employer's news from before a time away, to be mailed. */
    takeBefore: all<[employer: string, time: number], EmployerNews>(
      'DELETE FROM employer_news WHERE employer_id = ? AND at < ? RETURNING template, params',
    ),
  };
});
