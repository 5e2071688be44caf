import { instanceStore } from '../backups/instance.store.ts';
import { UnusableCopy } from '../backups/unusable-copy.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { restoreInstance } from './restore-instance.ts';

/** Restores a copy beside the running server, which then starts anew on it: until then nothing is changed. */
export const restoreIntoEmpty = endpoint('restoreIntoEmpty', {
  auth: anybody,
  limit: { perNetwork: 30 },
  async handle({ deps, input: { token, folder, key } }) {
    const { setUp, log } = deps;
    setUp.assertOpen(token);
    const { host } = setUp;
    if (!host) throw problem('not_ready');
    if (!instanceStore(deps.db).isEmpty()) throw problem('instance_in_use');
    try {
      const { applications, documents, lost } = await restoreInstance(deps, { from: folder, key, host });
      // The answer goes out first.
      setImmediate(() => host.startAnew());
      return { success: true as const, applications, documents, lost: lost.length };
    } catch (error) {
      // The sentence names folders and keys' ids of this machine: for whoever has the printed link.
      const en = error instanceof Error ? error.message : String(error);
      log.error({ reason: en }, 'not restored');
      const { say } =
        error instanceof UnusableCopy ? error : { say: { de: `Der Server sagt auf Englisch: ${en}`, en } };
      throw problem('restore_failed', { params: (lang) => ({ reason: say[lang] }) });
    }
  },
});
