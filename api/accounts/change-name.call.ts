import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { student } from '../sessions/session-auth.ts';
import { viewUser } from '../sessions/sessions.ts';
import { accountStore } from './account.store.ts';

/** Students who signed up by a link gave no name. It can be set once: their partner knows them by it afterwards. */
export const changeName = endpoint('changeName', {
  auth: student,
  limit: { perNetwork: 600, perCaller: 60 },
  handle({ deps, caller, input: { first_name, last_name } }) {
    const { account } = caller;
    const isKnown = account.first_name !== '' || account.last_name !== '';
    const isSame = account.first_name === first_name && account.last_name === last_name;
    if (isKnown && !isSame) throw problem('name_known');
    if (!isSame) accountStore(deps.db).setName(account.id, { first_name, last_name }, deps.clock.now());
    return { user: viewUser({ ...caller, account: { ...account, first_name, last_name } }) };
  },
});
