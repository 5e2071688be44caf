import { isToken } from '#contract/accounts/token.ts';
import { cleanText } from '#contract/clean-text.ts';
import type { Deps } from '../deps.ts';
import type { Auth } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import type { Applicant } from './applicant.store.ts';
import { type Application, applicationStore } from './application.store.ts';
import { type HeldToken, tokenStore } from './token.store.ts';

export interface ApplicantCaller {
  applicant: Applicant;
  held: HeldToken;
}

/** The holder of an application's token. */
export const applicantToken: Auth<ApplicantCaller> = byToken(
  (deps, token) => tokenStore(deps.db).find(token),
  ({ applicant }, held) => ({ applicant, held }),
);

/** The same, for a call that shows the application: it is read with its token. */
export const applicationToken: Auth<ApplicantCaller & { application: Application }> = byToken(
  (deps, token) => applicationStore(deps.db).findByToken(token),
  (application, held) => ({ applicant: application.applicant, held, application }),
);

interface Opened {
  applicant: Applicant;
  expiresAt: number;
}

function byToken<Found extends Opened, Caller extends ApplicantCaller>(
  find: (deps: Deps, token: string) => Found | undefined,
  callerOf: (found: Found, held: HeldToken) => Caller,
): Auth<Caller> {
  return {
    name: 'applicant token',
    fields: ['access_token', 'token'],
    resolve(deps, { token: given }) {
      if (given === undefined) throw problem('token_missing');
      const token = cleanText(given);
      const found = isToken(token) ? find(deps, token) : undefined;
      if (!found) throw problem('applicant_not_found');
      const { expiresAt } = found;
      if (expiresAt <= deps.clock.now()) throw problem('token_expired');
      return callerOf(found, { token, expiresAt });
    },
    // Counted by application: every mail brings a further token of the same one.
    countAs: ({ applicant }) => applicant.id,
  };
}
