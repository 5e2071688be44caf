import { endpoint } from '../http/endpoint.ts';
import { assertStakesNamed } from '../placements/stakes.ts';
import { callerData } from './caller-data.ts';
import { eraseConfirmed } from './confirmed-erasure.ts';
import { callersStakes } from './view-callers-data.ts';

/** Erases what the page "your data" shows: an application by its link, all of an account and the account by sign-in. */
export const eraseOwnData = endpoint('eraseOwnData', {
  auth: callerData,
  limit: { perNetwork: 240, perCaller: 20 },
  page: (_reply, lang, now) => `/${lang}/my-data?done=erase-my-data.${now}`,
  handle({ deps, caller, input: { number, stakes } }) {
    assertStakesNamed(callersStakes(deps, caller), stakes);
    const { applicant, applications } = caller;
    eraseConfirmed(deps, { confirmed: { applicant, number }, applications }, { why: 'asked' });
    return { success: true as const };
  },
});
