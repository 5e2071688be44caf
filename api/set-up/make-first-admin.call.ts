import { ADMIN_LINK_HOURS } from '#contract/limits.ts';
import { accountStore } from '../accounts/account.store.ts';
import { addAdmin, recordAccess } from '../accounts/admin-access.ts';
import { adminStore } from '../accounts/admins/admin.store.ts';
import { passwordProblem } from '../accounts/password-rules.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { recordSecurity } from '../security/record.ts';
import { HOUR_MS } from '../time/clock.ts';

/** Makes the first admin. Of two at once, one is made: then somebody decides, and the link has ended. */
export const makeFirstAdmin = endpoint('makeFirstAdmin', {
  auth: anybody,
  limit: { perNetwork: 30 },
  async handle({ deps, input: { token, email, password }, lang, from }) {
    const { db, tx, clock, setUp, passwords } = deps;
    setUp.assertOpen(token);
    const weak = await passwordProblem(password, 'admin', lang);
    if (weak) throw weak;
    const hash = await passwords.hash(password, from);
    tx(() => {
      setUp.assertOpen(token);
      const id = addAdmin(deps, {
        email,
        lang,
        deskRole: 'admin',
        invitedBy: null,
        lifeMs: ADMIN_LINK_HOURS * HOUR_MS,
      });
      accountStore(db).setPassword(id, hash, clock.now());
      adminStore(db).endInvitation(id);
      recordAccess(deps, { accountId: id }, id, 'create');
      recordSecurity(deps, 'admin_access_changed', from.network, {
        ...{ accountId: id, resourceId: id, success: true, metadata: { change: 'create' } },
      });
    });
    return { success: true as const };
  },
});
