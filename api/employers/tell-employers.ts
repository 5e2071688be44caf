import { attempt } from '../db/attempt.ts';
import type { Deps } from '../deps.ts';
import { employerNewsKind } from '../mail/templates/employer-digest.ts';
import { trueParams } from '../mail/true-now.ts';
import { matchStore } from '../matches/match.store.ts';
import { berlinDate, berlinMorning, lastDayOf } from '../time/berlin-time.ts';
import { type EmployerNews, employerNewsStore } from './employer-news.store.ts';
import { underpaidEmployers } from './lawful.ts';
import { type EmployerTemplate, mailPeopleOf } from './mail-employer.ts';

/** Nobody reads on a weekend what can wait until Monday: one mail then in place of three. */
const SATURDAY = 6;
const SUNDAY = 0;
/** Numbers in one line of a mail. */
const MOST_NUMBERS = 40;

/**
 * Mails an employer what has happened until this working morning, together: one mail a day, and a single thing in its own
 * words. Answers whether there is another employer to be told.
 */
export function tellEmployers(deps: Deps): boolean {
  const { db, clock } = deps;
  const today = berlinDate(clock.now());
  const morning = berlinMorning(today);
  if (clock.now() < morning || [SATURDAY, SUNDAY].includes(new Date(today).getUTCDay())) return false;
  const id = employerNewsStore(db).firstBefore(morning);
  if (id === undefined) return false;
  deps.tx(() => {
    const news = employerNewsStore(db).takeBefore(id, morning);
    attempt(deps, { employer: id }, 'not told its news', () => tell(deps, id, trueNews(deps, news)));
  });
  return true;
}

function tell(deps: Deps, id: string, [first, ...others]: readonly EmployerNews[]): void {
  if (!first) return;
  if (others.length > 0) mailPeopleOf(deps, id, 'employer-digest', digestOf(deps, id, [first, ...others]));
  else mailPeopleOf(deps, id, first.template as EmployerTemplate, paramsOf(first));
}

/** Without what was answered, signed or taken back before the morning. */
function trueNews({ db, clock }: Deps, news: readonly EmployerNews[]): EmployerNews[] {
  const now = clock.now();
  return news.flatMap((one) => {
    const params = trueParams({ db, now }, one.template, paramsOf(one));
    return params ? [{ ...one, params: JSON.stringify(params) }] : [];
  });
}

function paramsOf({ params }: EmployerNews): Record<string, string> {
  return JSON.parse(params) as Record<string, string>;
}

/** The numbers of each kind of news; the proposals that wait for an answer now, where it can be given; and too low a wage. */
function digestOf(deps: Deps, id: string, news: readonly EmployerNews[]): Record<string, string> {
  const kinds = Map.groupBy(news, (one) => employerNewsKind(one.template, paramsOf(one)));
  const { proposals, answer_until } = matchStore(deps.db).proposedOfEmployer(id);
  const answer = lastDayOf(answer_until);
  return {
    ...Object.fromEntries([...kinds].map(([kind, rows]) => [kind, numbersIn(rows.map(paramsOf))])),
    ...(underpaidEmployers(deps).includes(id) && { wage: '' }),
    ...(answer && { waiting: String(proposals), answer }),
  };
}

function numbersIn(all: readonly Record<string, string>[]): string {
  const numbers = all.flatMap(({ number, candidate, contract }) => {
    const person = number || candidate;
    return contract ? [[contract, person && `(${person})`].filter(Boolean).join(' ')] : person ? [person] : [];
  });
  const shown = [...new Set(numbers)];
  const rest = shown.length - MOST_NUMBERS;
  return [...shown.slice(0, MOST_NUMBERS), ...(rest > 0 ? [`+ ${rest}`] : [])].join(', ');
}
