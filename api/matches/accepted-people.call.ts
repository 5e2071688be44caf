import { Readable } from 'node:stream';
import { WORK_NAMES } from '#contract/employers/field-of-work.text.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { MATCH_STATE_NAMES } from '#contract/model/match-states.text.ts';
import type { Deps } from '../deps.ts';
import { employer, employerOf } from '../employers/caller-employer.ts';
import { requirementOf } from '../employers/view-requirement.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { csvPages } from '../files/csv.ts';
import { endpoint } from '../http/endpoint.ts';
import { isContractTold } from '../placements/employer-reads.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { inPages } from '../time/next-turn.ts';
import { matchListStore, type WholeMatch } from './match-list.store.ts';
import { viewForEmployer } from './view-match.ts';

export const acceptedPeople = endpoint('acceptedPeople', {
  auth: employer,
  limit: { perNetwork: 120, perCaller: 30 },
  readsOnly: true,
  handle({ deps, caller, input: { requirement_id: requirement, lang = caller.account.lang } }) {
    const { id } = employerOf(deps, caller.account.id);
    if (requirement) requirementOf(deps, id, requirement);
    const listed = matchListStore(deps.db)
      .acceptedBy(id)
      .filter((row) => !requirement || row.requirement_id === requirement);
    const pages = inPages<WholeMatch>(() => listed.splice(0, ROWS_AT_ONCE));
    return {
      name: `accepted-${berlinDate(deps.clock.now())}.csv`,
      mime: 'text/csv; charset=utf-8',
      bytes: Readable.from(csvPages(COLUMNS, lang, pages, (row) => cellsOf(deps, row, lang))),
    };
  },
});

const COLUMNS = {
  number: { de: 'Nummer', en: 'Number' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  state: { de: 'Status', en: 'State' },
  work: { de: 'Tätigkeit', en: 'Field of work' },
  site: { de: 'Ort', en: 'Place' },
  from: { de: 'Erster Tag', en: 'First day' },
  until: { de: 'Letzter Tag', en: 'Last day' },
  answer: { de: 'Antwort bis', en: 'Answer by' },
  contract: { de: 'Vertrag', en: 'Contract' },
} as const satisfies Record<string, Text>;

// Per batch: what an employer reads of a person takes a few queries each.
const ROWS_AT_ONCE = 20;

function cellsOf(deps: Deps, row: WholeMatch, lang: Lang): Record<keyof typeof COLUMNS, string> {
  const { number, name, email, state, starts_on, ends_on, answer_until } = viewForEmployer(deps, row);
  const contract = contractStore(deps.db).ofMatch(row.id);
  return {
    number: number ?? '',
    name: name ?? '',
    email: email ?? '',
    state: MATCH_STATE_NAMES[state][lang],
    work: WORK_NAMES[row.field_of_work || 'other'][lang],
    site: row.site,
    from: starts_on,
    until: ends_on,
    answer: answer_until ?? '',
    contract: contract && isContractTold(deps, contract) ? contractNumber(contract.id) : '',
  };
}
