import { copiesIn } from '../backups/backup-folder.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { isEmptyInstance } from './restore-instance.ts';

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
      is_empty: isEmptyInstance(deps),
    };
  },
});
