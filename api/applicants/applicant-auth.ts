import { isToken } from '#contract/accounts/token.ts';
import { cleanText } from '#contract/clean-text.ts';
import type { Auth } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import type { Applicant } from './applicant.store.ts';
import { type HeldToken, tokenStore } from './token.store.ts';

export interface ApplicantCaller {
  applicant: Applicant;
  held: HeldToken;
}

/** The holder of an application's token. */
export const applicantToken: Auth<ApplicantCaller> = {
  name: 'applicant token',
  fields: ['access_token', 'token'],
  resolve({ db, clock }, { token: given }) {
    if (given === undefined) throw problem('token_missing');
    const token = cleanText(given);
    const found = isToken(token) ? tokenStore(db).find(token) : undefined;
    if (!found) throw problem('applicant_not_found');
    const { applicant, expiresAt } = found;
    if (expiresAt <= clock.now()) throw problem('token_expired');
    return { applicant, held: { token, expiresAt } };
  },
  // Counted by application: every mail brings a further token of the same one.
  countAs: ({ applicant }) => applicant.id,
};
