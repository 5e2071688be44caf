import { mayDecide } from '#contract/accounts/desk-roles.ts';
import { ROLE_NAMES } from '#contract/accounts/role-names.text.ts';
import type { Role } from '#contract/accounts/roles.ts';
import type { Lang } from '#contract/languages.ts';
import type { Auth } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import { resumeSession, type SignedIn } from './sessions.ts';

/** Every signed-in account. */
export const signedIn: Auth<SignedIn> = {
  name: 'signed in',
  fields: [],
  resolve(deps, { cookies }) {
    const found = resumeSession(deps, cookies);
    if (!found) throw problem('sign_in_required');
    return found;
  },
  countAs: ({ account }) => account.id,
};

/** Everybody; the caller is the account that is signed in, if there is one. */
export const anyVisitor: Auth<SignedIn | undefined> = {
  name: 'any visitor',
  fields: [],
  resolve: (deps, { cookies }) => resumeSession(deps, cookies),
  countAs: (found) => found?.account.id ?? '',
};

export const student = only('student');
export const partner = only('partner');
export const employer = only('employer');
export const partnerOrEmployer = only('partner', 'employer');
/** Everybody who uses the admins' area: for calls that only show something. */
export const adminOrReader: Auth<SignedIn> = { ...only('admin'), name: 'admin or reader' };
/** An admin who decides. The rule for every call of the admins' area that changes something. */
export const admin: Auth<SignedIn> = {
  ...adminOrReader,
  name: 'admin',
  resolve(deps, credentials) {
    const found = adminOrReader.resolve(deps, credentials);
    if (!mayDecide(found.deskRole)) throw problem('reader_decides_nothing');
    return found;
  },
};

function only(...roles: readonly Role[]): Auth<SignedIn> {
  return {
    ...signedIn,
    name: roles.join(' or '),
    resolve(deps, credentials) {
      const found = signedIn.resolve(deps, credentials);
      if (!roles.includes(found.role))
        throw problem('role_required', { params: (lang: Lang) => ({ role: listed(roles, lang) }) });
      return found;
    },
  };
}

function listed(roles: readonly Role[], lang: Lang): string {
  const names = roles.map((role) => ROLE_NAMES[role].inSentence[lang]);
  return new Intl.ListFormat(lang, { type: 'disjunction' }).format(names);
}
