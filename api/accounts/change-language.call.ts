import { endpoint } from '../http/endpoint.ts';
import { signedIn } from '../sessions/session-auth.ts';
import { viewUser } from '../sessions/sessions.ts';
import { accountStore } from './account.store.ts';

export const changeLanguage = endpoint('changeLanguage', {
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 60 },
  handle({ deps, caller, input }) {
    accountStore(deps.db).setLang(caller.account.id, input.lang, deps.clock.now());
    return { user: viewUser({ ...caller, account: { ...caller.account, lang: input.lang } }) };
  },
});
