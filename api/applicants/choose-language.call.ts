import { isToken } from '#contract/accounts/token.ts';
import { accountStore } from '../accounts/account.store.ts';
import { endpoint } from '../http/endpoint.ts';
import { anyVisitor } from '../sessions/session-auth.ts';
import { applicantStore } from './applicant.store.ts';
import { tokenStore } from './token.store.ts';

/**
 * Sets the language of mails when somebody switches the language of the site: for their account, its application, and
 * the application whose link they hold. Every visitor's browser calls it, so the answer tells nothing.
 */
export const chooseLanguage = endpoint('chooseLanguage', {
  auth: anyVisitor,
  limit: { perNetwork: 600 },
  handle({ deps, caller, input: { lang, access_token: token } }) {
    const now = deps.clock.now();
    const { db } = deps;
    const held = isToken(token) ? tokenStore(db).find(token) : undefined;
    const account = caller?.account;
    const applications = [
      held && held.expiresAt > now ? held.applicant : undefined,
      account && applicantStore(db).findByUser(account.id),
    ];
    const changed = applications.filter((application) => application && application.lang !== lang);
    if (changed.length > 0 || (account && account.lang !== lang)) {
      deps.tx(() => {
        if (account) accountStore(db).setLang(account.id, lang, now);
        for (const application of changed) if (application) applicantStore(db).setLang(application.id, lang, now);
      });
    }
    return { success: true as const };
  },
});
