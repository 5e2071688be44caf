import { endpoint } from '../http/endpoint.ts';
import { callerData } from './caller-data.ts';
import { eraseConfirmed } from './confirmed-erasure.ts';
import { exportedRowsStore } from './exported-rows.store.ts';

/** Erases what the page "your data" shows: an application by its link, all of an account and the account by sign-in. */
export const eraseOwnData = endpoint('eraseOwnData', {
  auth: callerData,
  limit: { perNetwork: 240, perCaller: 20 },
  page: (_reply, lang, now) => `/${lang}/my-data?done=erase-my-data.${now}`,
  handle({ deps, caller: { applicant, accountId }, input }) {
    const applications = accountId === null ? [applicant.id] : exportedRowsStore(deps.db).applicationsOf(accountId);
    eraseConfirmed(deps, { confirmed: { applicant, number: input.number }, applications }, { why: 'asked' });
    return { success: true as const };
  },
});
