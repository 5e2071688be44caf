import {
  ARRIVALS,
  type Arrival,
  type ContractNote,
  MARKS_OF_TERMS,
  paperDayFault,
  stageOf,
  takesNote,
} from '#contract/employment-contracts/contract-life.ts';
import type { ContractSide } from '#contract/employment-contracts/contract-rules.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { contractLifeStore, type Mark } from './contract-life.store.ts';
import { termsOf, workAreaOf } from './load-contract.ts';
import { recordContract } from './record-contract.ts';
import { asItHolds } from './signed-terms.ts';
import { tellSides } from './tell-sides.ts';

export interface Noted {
  what: ContractNote;
  /** Null takes the note back. */
  day: string | null;
  by: ContractSide | 'operator';
  accountId: string | null;
}

/** What is noted for these terms of a contract; a raise takes it along to newer ones. `all`: its notes, where they are known. */
export function marksOf(
  { db }: Pick<Deps, 'db'>,
  { id, terms_version }: Contract,
  all = contractLifeStore(db).marks(id),
): Mark[] {
  return all.filter((mark) => !MARKS_OF_TERMS.includes(mark.what) || mark.terms_version >= terms_version);
}

/** Throws where something cannot have happened on this day. */
export function assertPaperDay({ clock }: Pick<Deps, 'clock'>, day: string): void {
  const code = paperDayFault(day, berlinDate(clock.now()));
  if (code) throw fieldProblem([{ path: 'day', code }]);
}

/** Notes it for one of several contracts: another day than was noted before is put right in that contract alone. */
export function noteOneOfMany(deps: Deps, row: Contract, noted: Noted): void {
  if (marksOf(deps, row).some(({ what }) => what === noted.what)) throw problem('paper_noted');
  noteMark(deps, row, noted);
}

/**
 * Notes the day on which something happened on paper, by `takesNote`. A side takes back its own note alone, the operator
 * all, and puts a day right. Noted twice it changes nothing. Call it inside a transaction.
 */
export function noteMark(deps: Deps, row: Contract, { what, day, by, accountId }: Noted): void {
  const { db, clock } = deps;
  // The paper is of the newest terms; work begins by those that hold.
  const held = isArrival(what) ? asItHolds(deps, row) : row;
  const marks = marksOf(deps, held);
  const before = marks.find((mark) => mark.what === what);
  if ((before?.day ?? null) === day) return;
  if (!takesNote(held.state, what)) throw problem('contract_not_accepted');
  if (before && by !== 'operator') assertOwn(before, { day, by });
  const now = clock.now();
  if (day !== null) assertNotable(deps, held, marks, { what, day });
  if (day === null) unmark(deps, row, what);
  else
    contractLifeStore(db).setMark({
      ...{ contract_id: row.id, what, day, noted_by: by, account_id: accountId, noted_at: now },
      terms_version: held.terms_version,
    });
  contractStore(db).touch(row.id, now);
  const action = day === null ? 'contract-mark-removed' : 'contract-mark-noted';
  recordContract(deps, row, { action, by, accountId, detail: { what, ...(day !== null && { day }) } });
  if (what === 'paper' && day !== null) tellSides(deps, row, 'exchanged', { to: othersThan(by), day });
  // Whoever it is said of can contradict at once.
  if (what === 'absent' && day !== null) tellSides(deps, row, 'absent', { day });
}

/** Noted for newer terms, paper has taken the place of that of older ones: those two have signed all the same. */
function unmark({ db }: Deps, row: Contract, what: ContractNote): void {
  contractLifeStore(db).unmark(row.id, what);
  const before = what === 'paper' ? paperBefore({ db }, row) : undefined;
  if (before) contractLifeStore(db).setMark(before);
}

function paperBefore({ db }: Pick<Deps, 'db'>, { id: contract_id, terms_version }: Contract): Mark | undefined {
  const [newest, ...older] = eventStore(db)
    .newest('contract', contract_id, MOST_EVENTS)
    .map(({ detail, ...event }) => ({
      ...event,
      ...(JSON.parse(detail) as { what?: string; day?: string; version: number }),
    }))
    .filter(({ what }) => what === 'paper');
  // Noted for older terms and carried along by a raise, it is the same note.
  if (!newest || newest.version < terms_version) return undefined;
  const last = older.find(({ version }) => version < terms_version);
  // Without a day it was taken back.
  if (!last?.day) return undefined;
  const { day, version, actor, actor_account_id: account_id, at: noted_at } = last;
  const noted_by = NOTERS[actor] ?? 'operator';
  return { ...{ contract_id, what: 'paper', terms_version: version, day }, noted_by, account_id, noted_at };
}

const MOST_EVENTS = 1000;
const NOTERS: Readonly<Record<string, ContractSide>> = { account: 'employer', applicant: 'candidate' };

/** A colleague's day too is taken back first: whoever notes another one has not seen it. Throws `paper_noted`. */
function assertOwn({ what, noted_by }: Mark, { day, by }: Pick<Noted, 'day' | 'by'>): void {
  if (noted_by !== by || (day !== null && !isArrival(what))) throw problem('paper_noted');
}

export const isArrival = (what: ContractNote): what is Arrival => (ARRIVALS as readonly ContractNote[]).includes(what);

/** Work begins once nothing is missing, on the contract's first day: before that nobody has come, or stayed away. */
function assertNotable(
  deps: Deps,
  row: Contract,
  marks: readonly Mark[],
  { what, day }: Pick<Mark, 'what' | 'day'>,
): void {
  assertPaperDay(deps, day);
  if (!isArrival(what)) return;
  const noted = marks.map(({ what }) => what);
  if (stageOf(row.state, noted, workAreaOf(deps, row)) !== 'in-force') throw problem('contract_not_in_force');
  if (noted.some(isArrival)) throw problem('arrival_noted');
  if (day < termsOf(deps, row).terms.starts_on) throw fieldProblem([{ path: 'day', code: 'arrival_before_start' }]);
}

const othersThan = (by: Noted['by']) => (['employer', 'candidate'] as const).filter((side) => side !== by);
