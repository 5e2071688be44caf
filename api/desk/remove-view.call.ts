import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { savedViewStore } from './saved-view.store.ts';
import { viewsOf } from './saved-views.ts';

/** Forgets a saved view of the admin's own account. One that is gone already is as good as removed. */
export const removeView = endpoint('removeView', {
  auth: adminOrReader,
  limit: { perNetwork: 600, perCaller: 120 },
  handle({ deps, caller: { account }, input: { view_id } }) {
    savedViewStore(deps.db).remove(view_id, account.id);
    return viewsOf(deps, account.id);
  },
});
