import { isToken } from '#contract/token.ts';
import type { Deps } from '../deps.ts';
import type { Auth } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import type { Applicant } from './applicant.store.ts';
import type { HeldToken } from './token.store.ts';

export interface ApplicantCaller {
  applicant: Applicant;
  held: HeldToken;
}

/** The holder of an application's token. */
export const applicantToken: Auth<ApplicantCaller> = {
  name: 'applicant token',
  fields: ['access_token', 'token'],
  resolve(deps: Deps, { token }) {
    if (token === undefined) throw problem('token_missing');
    const found = isToken(token) ? deps.tokens.find(token) : undefined;
    if (!found) throw problem('applicant_not_found');
    const { applicant, expiresAt } = found;
    if (expiresAt <= deps.clock.now()) throw problem('token_expired');
    return { applicant, held: { token, expiresAt } };
  },
  // Counted by application: every mail brings a further token of the same one.
  countAs: ({ applicant }) => applicant.id,
};
