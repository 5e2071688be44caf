import { randomUUID } from 'node:crypto';
import { MAX_SAVED_VIEWS } from '#contract/limits.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { savedViewStore } from './saved-view.store.ts';
import { viewsOf } from './saved-views.ts';

export const saveView = endpoint('saveView', {
  auth: adminOrReader,
  limit: { perNetwork: 600, perCaller: 120 },
  handle({ deps, caller: { account }, input: { name, filters } }) {
    deps.tx(() => {
      const views = savedViewStore(deps.db).of(account.id);
      const isNew = views.every((view) => view.name !== name);
      if (isNew && views.length >= MAX_SAVED_VIEWS)
        throw problem('too_many_views', { params: { max: MAX_SAVED_VIEWS } });
      const view = { id: randomUUID(), name, filters: JSON.stringify(filters) };
      savedViewStore(deps.db).save(account.id, view, deps.clock.now());
    });
    return viewsOf(deps, account.id);
  },
});
