import { CONNECTIONS, type Connection } from '#contract/desk/connection.ts';
import { createSender } from '../bucket/send-signed.ts';
import type { Deps } from '../deps.ts';
import { isSetOutside, readKept, VARIABLES } from './kept-connections.ts';

/** What is kept, or set outside, which the server may first use after its next start. Without users and secrets. */
export function viewConnections({ givenEnv, folders, secretKey }: Pick<Deps, 'givenEnv' | 'folders' | 'secretKey'>) {
  const kept = readKept(folders.root, secretKey);
  return CONNECTIONS.map((connection) => {
    const name = VARIABLES[connection];
    const isOutside = isSetOutside(givenEnv, connection);
    const value = isOutside ? givenEnv[name] : (kept[name] ?? givenEnv[name]);
    const set = isOutside ? ('environment' as const) : kept[name] ? ('here' as const) : ('nowhere' as const);
    return { connection, place: value === undefined ? null : placeOf(connection, value), set };
  });
}

export function placeOf(connection: Connection, value: string): string {
  if (connection === 'folder') return value;
  return connection === 'mail' ? new URL(value).host : createSender(value).place;
}
