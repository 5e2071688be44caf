import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { examine } from './examine.ts';
import { PARTS } from './finding.ts';

/** What `npm run doctor` finds, for the page of the admins' area. */
export const getFindings = endpoint('getFindings', {
  auth: adminOrReader,
  limit: { perNetwork: 120, perCaller: 60 },
  async handle({ deps, input, lang }) {
    const findings = await examine(deps, { anew: input.anew !== undefined });
    return {
      findings: findings.map(({ state, part, say, fields = [] }) => ({
        ...{ state, part, name: PARTS[part][lang], say: say[lang], fields: [...fields] },
      })),
    };
  },
});
