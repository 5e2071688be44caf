import { copiesIn } from '../backups/backup-folder.ts';
import { instanceStore } from '../backups/instance.store.ts';
import { anybody, endpoint } from '../http/endpoint.ts';

export const getSetUp = endpoint('getSetUp', {
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 60 },
  async handle({ deps, input: { token } }) {
    deps.setUp.assertOpen(token);
    const { BACKUP_DIR } = deps.env;
    const copies = await copiesIn(BACKUP_DIR).catch(() => []);
    return {
      backups: BACKUP_DIR,
      copies: copies.length,
      is_empty: instanceStore(deps.db).isEmpty(),
    };
  },
});
