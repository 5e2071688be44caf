import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { MATCH_RULES } from '#contract/model/match-rules.ts';
import { wholeName } from '#contract/person-name.ts';
import { findEmployers } from '../employers/find-employers.ts';
import { findContracts } from '../employment-contracts/find-contracts.ts';
import { termsOf } from '../employment-contracts/load-contract.ts';
import { endpoint } from '../http/endpoint.ts';
import { findMatches } from '../matches/find-matches.ts';
import { numberOf } from '../matches/view-match.ts';
import { adminOrReader } from '../sessions/session-auth.ts';

/** Of each kind: enough to see whether what was looked for is among them. */
const MOST = 5;

export const findElsewhere = endpoint('findElsewhere', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  readsOnly: true,
  async handle({ deps, input: { search } }) {
    const employers = await findEmployers(deps, { search });
    const places = await findMatches(deps, { search }, ({ state }) => MATCH_RULES[state].isActive);
    const contracts = await findContracts(deps, { search });
    return {
      employers: employers.rows.slice(0, MOST).map(({ id, company }) => ({ id, name: company })),
      places: places.rows.slice(0, MOST).map((row) => ({
        ...{ requirement_id: row.requirement_id, state: row.state, company: row.company },
        name: wholeName(row),
        number: numberOf(row) ?? '',
      })),
      contracts: contracts.rows.slice(0, MOST).map((row) => ({
        ...{ id: row.id, number: contractNumber(row.id) },
        name: termsOf(deps, row).terms.candidate.name,
      })),
    };
  },
});
