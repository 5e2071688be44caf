import { assertStillDecides } from '../accounts/admins/admin-acting.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { recordSecurity } from '../security/record.ts';
import { admin } from '../sessions/session-auth.ts';
import { changeOver } from './change-over.ts';
import { changeBack, changeSettings } from './change-settings.ts';
import { assertSeen, keepSettings as keep } from './keep-settings.ts';
import { lossesOf } from './losses.ts';
import { viewSettings } from './view-settings.ts';

/** Keeps other settings as a new version; the server goes on with them at once, and builds the pages. */
export const keepSettings = endpoint('keepSettings', {
  auth: admin,
  limit: { perNetwork: 240, perCaller: 120 },
  async handle({ deps, caller, from, input: { values = {}, earlier, seen, lost } }) {
    // Another process may have kept some.
    changeOver(deps);
    assertSeen(deps, seen);
    const changed = earlier === undefined ? changeSettings(deps, values) : changeBack(deps, earlier);
    const losses = (await lossesOf(deps, changed.site)).reduce((sum, { count }) => sum + count, 0);
    if (losses > lost) throw problem('settings_loses_more');
    deps.tx(() => {
      assertStillDecides(deps, caller);
      // Once more: they may have been changed while it was counted.
      assertSeen(deps, seen);
      const version = keep(
        deps,
        changed,
        { accountId: caller.account.id },
        earlier === undefined ? 'typed' : 'earlier',
      );
      if (changed.changes.length === 0) return;
      recordSecurity(deps, 'settings_changed', from.network, {
        ...{ accountId: caller.account.id, success: true, resourceType: 'settings', resourceId: String(version) },
        metadata: { fields: changed.changes.map(({ field }) => field).join(' ') },
      });
    });
    return viewSettings(deps);
  },
});
