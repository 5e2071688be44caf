import type { Lang } from '#contract/languages.ts';
import type { OperatorsAct } from '#contract/model/next-act.ts';
import type { Status } from '#contract/model/status.ts';
import type { QueueStep } from '#contract/model/steps.ts';
import { assigned, insertInto } from '../db/named-columns.ts';
import { perDatabase, type Waiting } from '../db/per-database.ts';
import { placePages } from '../paging/time-pages.store.ts';

/** How an application stands. The row is made anew in the transaction that changes one of its facts. */
export interface Standing {
  /** Stays the same; a later application has a later place. */
  place: number;
  applicant_id: string;
  name: string;
  status: Status;
  step: QueueStep;
  lang: Lang;
  /** '' without a partner. */
  partner_id: string;
  partner_name: string;
  /** '' for the next season. */
  season_id: string;
  /** Since when it waits for an operator; null: it does not. As stored also a time to come, when its hold ends. */
  waits_since: number | null;
  act: OperatorsAct['kind'] | null;
  /** Since when it has been the turn of the applicant, of us, or of nobody. */
  since: number;
  sent_back: 0 | 1;
  /** Types of documents that follow, joined by commas; and the first day by which one does. */
  deferred: string;
  deferred_due_on: string | null;
  /** The ISO date on which an application on hold comes back; null: it is not on hold. */
  held_until: string | null;
  /** When a reminder falls due; null: not before something changes. */
  remind_at: number | null;
  created_at: number;
  /** The text for searches. */
  search: string;
  /** By these an application is the same as another's, however they are written (person-keys.ts). */
  mailbox: string;
  phone_key: string;
  name_key: string;
}
export type NewStanding = Omit<Standing, 'place'>;

/** A place in a list: the key of its order, and the row's place. */
export interface ListPlace {
  key: number;
  place: number;
}

/** A list that an index has in order. `value`: of the column that it is narrowed down to. `season`: beside that. */
export interface Reading {
  list: keyof typeof LISTS;
  value?: string;
  season?: string;
  back: boolean;
}

/** Each list with its condition and the column of its order; each has an index. */
const LISTS = {
  all: { where: 'true', key: 'created_at', descends: true },
  step: { where: 'step = @value', key: 'created_at', descends: true },
  status: { where: 'status = @value', key: 'created_at', descends: true },
  partner: { where: 'partner_id = @value', key: 'created_at', descends: true },
  season: { where: 'season_id = @season', key: 'created_at', descends: true },
  stepOfSeason: { where: 'season_id = @season AND step = @value', key: 'created_at', descends: true },
  statusOfSeason: { where: 'season_id = @season AND status = @value', key: 'created_at', descends: true },
  sentBack: { where: 'sent_back = 1', key: 'created_at', descends: true },
  deferred: { where: 'deferred_due_on IS NOT NULL', key: 'created_at', descends: true },
  held: { where: 'held_until IS NOT NULL', key: 'created_at', descends: true },
  waiting: { where: 'waits_since <= @now', key: 'waits_since', descends: false },
  waitingOfStep: { where: 'step = @value AND waits_since <= @now', key: 'waits_since', descends: false },
  waitingOfPartner: { where: 'partner_id = @value AND waits_since <= @now', key: 'waits_since', descends: false },
  waitingOfSeason: { where: 'season_id = @season AND waits_since <= @now', key: 'waits_since', descends: false },
  waitingOfSeasonStep: {
    where: 'season_id = @season AND step = @value AND waits_since <= @now',
    key: 'waits_since',
    descends: false,
  },
  waitingNewest: { where: 'waits_since <= @now', key: 'created_at', descends: true },
} as const satisfies Record<string, { where: string; key: 'created_at' | 'waits_since'; descends: boolean }>;

/** Whether an application waits for an operator: a hold may end later. Pure. */
export function isWaiting({ waits_since }: Pick<Standing, 'waits_since'>, now: number): boolean {
  return waits_since !== null && waits_since <= now;
}

export function keyIn(list: Reading['list'], row: Standing): number {
  return row[LISTS[list].key] ?? 0;
}

export const standingStore = perDatabase(({ db, column, columnsOf, each, exists, first, run, waiting }) => {
  const columns = columnsOf('standing').filter((name) => name !== 'place');
  const put = db.prepare<NewStanding, { place: number }>(`
    ${insertInto('standing', columns)}
    ON CONFLICT (applicant_id) DO UPDATE SET ${assigned(columns)} RETURNING place`);
  const putLetters = db.prepare('INSERT OR REPLACE INTO listed_letters (rowid, search) VALUES (?, ?)');
  const putStarts = db.prepare('INSERT OR REPLACE INTO listed_starts (rowid, starts) VALUES (?, ?)');
  const remove = db.prepare<[string], { place: number }>('DELETE FROM standing WHERE applicant_id = ? RETURNING place');
  const removeLetters = db.prepare('DELETE FROM listed_letters WHERE rowid = ?');
  const removeStarts = db.prepare('DELETE FROM listed_starts WHERE rowid = ?');
  const removeSlip = db.prepare('DELETE FROM name_slip WHERE variant = ? AND word = ?');
  const addSlip = db.prepare('INSERT OR IGNORE INTO name_slip VALUES (?, ?)');
  const slips = db.prepare<[string, number], { word: string }>(
    'SELECT DISTINCT word FROM name_slip WHERE variant IN (SELECT value FROM json_each(?)) LIMIT ?',
  );
  const pages = Object.fromEntries(
    Object.entries(LISTS).map(([list, { where, key, descends }]) => {
      const rows = `SELECT * FROM standing WHERE ${where}`;
      return [list, placePages<Standing, ListPlace>(db, rows, { key, place: 'place' }, !descends, `${key} > 0`)];
    }),
  );
  const foundBy = (index: 'letters' | 'starts', back: boolean) => {
    const [than, way] = back ? ['>', 'ASC'] : ['<', 'DESC'];
    return db.prepare<{ match: string; place: number; most: number }, Standing>(`
      SELECT standing.* FROM listed_${index} AS found JOIN standing ON place = found.rowid
      WHERE listed_${index} MATCH @match AND found.rowid ${than} @place ORDER BY found.rowid ${way} LIMIT @most`);
  };
  const found = {
    letters: [foundBy('letters', false), foundBy('letters', true)],
    starts: [foundBy('starts', false), foundBy('starts', true)],
  } as const;
  const waitingBy = (where: string) =>
    waiting<[{ step: string; season: string; now: number }]>(
      `SELECT waits_since AS since FROM standing WHERE ${where} AND waits_since <= @now ORDER BY waits_since`,
    );
  const waitingIn = {
    all: waitingBy('true'),
    step: waitingBy('step = @step'),
    stepOfSeason: waitingBy('season_id = @season AND step = @step'),
  };
  const setRemindAt = db.prepare('UPDATE standing SET remind_at = ? WHERE applicant_id = ?');
  return {
    /** Applications and accounts whose rows were not made anew since the start, or since their partner has a new name. */
    old: column<[most: number], string>('SELECT id FROM standing_old LIMIT ?'),
    isOld: exists<[id: string]>('SELECT 1 FROM standing_old WHERE id = ?'),
    renewed: run<[id: string]>('DELETE FROM standing_old WHERE id = ?'),
    outdateAll: run<[]>(`
      INSERT OR IGNORE INTO standing_old SELECT id FROM applicant WHERE id > ''
      UNION ALL SELECT id FROM account WHERE partner_id > ''
      UNION ALL SELECT applicant_id FROM standing WHERE applicant_id > '' UNION ALL SELECT owner_id FROM registration WHERE owner_id > ''`),
    /** Writes a partner's new name at once; its words for the searches follow in small batches. */
    renamePartner: each<[partner: { partner: string; name: string }]>(
      'UPDATE standing SET partner_name = @name WHERE partner_id = @partner',
      'INSERT OR IGNORE INTO standing_old SELECT id FROM applicant WHERE partner_id = @partner',
    ),
    find: first<[applicationId: string], Standing>('SELECT * FROM standing WHERE applicant_id = ?'),
    /** Makes the row of an application anew. The texts of the searches are written only if they have changed. */
    put(row: NewStanding, before: Standing | undefined, starts: string): void {
      const place = put.get(row)?.place;
      if (row.search === before?.search) return;
      putLetters.run(place, row.search);
      putStarts.run(place, starts);
    },
    /** Removes the standing of an application, and its words from the searches. */
    remove(applicationId: string): void {
      const place = remove.get(applicationId)?.place;
      if (place === undefined) return;
      removeLetters.run(place);
      removeStarts.run(place);
    },
    /** Whether a word was noted as a name. */
    hasSlips: exists<[word: string]>('SELECT 1 FROM name_slip WHERE word = ? AND variant = word'),
    removeSlips(word: string, variants: readonly string[]): void {
      for (const variant of variants) removeSlip.run(variant, word);
    },
    /** Notes a name, so that it is found with a wrong letter too. */
    addSlips(word: string, variants: readonly string[]): void {
      // The word is a variant of itself, and known if it is there.
      if (addSlip.run(word, word).changes > 0) for (const variant of variants) addSlip.run(variant, word);
    },
    /** Names that have one of the variants. */
    slips: (variants: readonly string[], most: number) =>
      slips.all(JSON.stringify(variants), most).map(({ word }) => word),
    /** Rows of a list from a place on; without one, from its beginning. */
    page({ list, value, season, back }: Reading, from: ListPlace | undefined, most: number, now: number): Standing[] {
      return pages[list]?.({ value, season, now }, from, { back, most }) ?? [];
    },
    /** Rows that match a question, the newest first, from a place on. */
    search(
      question: { by: 'letters' | 'starts'; match: string },
      back: boolean,
      from: number | undefined,
      most: number,
    ) {
      const place = from ?? (back ? 0 : Number.MAX_SAFE_INTEGER);
      return found[question.by][back ? 1 : 0].all({ match: question.match, place, most });
    },
    /** How many are on hold, up to `MOST_COUNTED`. */
    held: waiting<[]>('SELECT NULL AS since FROM standing WHERE created_at > 0 AND held_until IS NOT NULL'),
    /** How many wait for the operator, in all or in one step (of one season), and since when the first does. */
    waiting(now: number, step?: QueueStep, season?: string): Waiting {
      const counting = waitingIn[step === undefined ? 'all' : season === undefined ? 'step' : 'stepOfSeason'];
      return counting({ step: step ?? '', season: season ?? '', now });
    },
    /** Applications of which a reminder is due. */
    dueToRemind: column<[now: number, most: number], string>(
      'SELECT applicant_id FROM standing WHERE remind_at <= ? ORDER BY remind_at, place LIMIT ?',
    ),
    setRemindAt: (applicantId: string, at: number | null) => setRemindAt.run(at, applicantId),
  };
});
