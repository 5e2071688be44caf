import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { Connection, setConnectionInput } from '#contract/desk/connection.ts';
import type { Text } from '#contract/languages.ts';
import { assertStillDecides } from '../accounts/admins/admin-acting.ts';
import { assertPasswordOf } from '../accounts/caller-password.ts';
import { isTaken } from '../config/env.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { recordSecurity } from '../security/record.ts';
import { admin } from '../sessions/session-auth.ts';
import { berlinDateIn } from '../time/berlin-time.ts';
import { SECOND_MS } from '../time/clock.ts';
import { isSetOutside, readKept, VARIABLES, writeKept } from './kept-connections.ts';
import { tryConnection } from './try-connection.ts';
import { placeOf, viewConnections } from './view-connections.ts';

type Typed = z.output<typeof setConnectionInput>;

/** A mail of the change that has not gone by then goes by the next mail server. */
const TELL_WITHIN_MS = 10 * SECOND_MS;

/**
 * Changes where mail or copies go: tried first, then written down, told to the operator, by the mail server of before,
 * and in force with a new start. Asks for the password: it is a way to read others' mail.
 */
export const setConnection = endpoint('setConnection', {
  auth: admin,
  limit: { perNetwork: 60, perCaller: 30 },
  async handle({ deps, caller, from, lang, input }) {
    const { connection, password } = input;
    await assertPasswordOf(deps, caller.account, from, password);
    if (isSetOutside(deps.givenEnv, connection)) throw problem('connection_outside');
    const value = input.address === '' ? undefined : typedValue(input);
    const failed =
      (await onlyThere(deps, connection)) ??
      (value === undefined ? undefined : await tryConnection(deps, connection, value, caller.account.email));
    if (failed) return { connections: viewConnections(deps), failed: failed[lang] };
    deps.tx(() => {
      assertStillDecides(deps, caller);
      recordSecurity(deps, 'settings_changed', from.network, {
        ...{ accountId: caller.account.id, success: true, resourceType: 'connection', resourceId: connection },
        metadata: { fields: VARIABLES[connection] },
      });
      const place = value === undefined ? '' : placeOf(connection, value);
      const params = { about: connection, place, ...leftAt(deps, connection, place) };
      outboxStore(deps.db).add(
        { template: 'operator-connection-changed', lang: deps.site.operator.lang, params },
        deps.clock.now(),
      );
      keep(deps, connection, value);
    });
    if (connection === 'mail') await Promise.race([deps.mail.sendDue(), pause(TELL_WITHIN_MS)]);
    // The answer goes out first.
    setImmediate(() => deps.setUp.host?.startAnew());
    return { connections: viewConnections(deps), failed: null };
  },
});

/** Copies that nothing ends where they are: the server looks after the data folder's own alone. */
function leftAt(deps: Deps, connection: Connection, place: string): Record<string, string> {
  const former = viewConnections(deps).find((one) => one.connection === connection && one.set === 'here')?.place;
  if (connection === 'mail' || !former || path.resolve(former) === path.resolve(place)) return {};
  return { former, until: berlinDateIn(deps.site.retention.backupsDays, deps.clock.now()) };
}

function keep({ folders, secretKey }: Deps, connection: Connection, value: string | undefined): void {
  const { [VARIABLES[connection]]: _before, ...others } = readKept(folders.root, secretKey);
  writeKept(folders.root, secretKey, value === undefined ? others : { ...others, [VARIABLES[connection]]: value });
}

/** As the variable of that name has it. @throws Problem where no such address can be */
function typedValue({ connection, address, port, region, user, secret }: Typed): string {
  if (connection === 'folder') return address;
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(secret)}@`;
  const value =
    connection === 'mail'
      ? `${port === '465' ? 'smtps' : 'smtp'}://${login}${address}:${port || '587'}`
      : `${address.replace('://', `://${login}`)}${region === '' ? '' : `?region=${encodeURIComponent(region)}`}`;
  const isHost = connection !== 'mail' || /^[\w.:[\]-]+$/.test(address);
  if (!isHost || !isTaken(VARIABLES[connection] as 'SMTP_URL', value))
    throw fieldProblem([{ path: 'address', code: 'input_invalid' }]);
  return value;
}

/** Documents that would be lost to the server with the bucket that it has. */
async function onlyThere({ bucket }: Deps, connection: Connection): Promise<Text | undefined> {
  if (connection !== 'bucket') return undefined;
  for await (const _ of bucket?.documents.away() ?? [])
    return {
      de: 'Ein Teil der Unterlagen liegt nur im bisherigen Bucket: Entfernen Sie DOCUMENT_CACHE_MB, und warten Sie, bis der Server alle geholt hat.',
      en: 'Some documents lie in the present bucket alone: remove DOCUMENT_CACHE_MB, and wait until the server has brought all back.',
    };
  return undefined;
}
