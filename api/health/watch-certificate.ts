import type { Deps } from '../deps.ts';
import { tellOperator } from '../mail/tell-operator.ts';
import { SECOND_MS } from '../time/clock.ts';
import { tellOver } from './alarms.ts';
import { certificateEnd, endsSoon } from './certificate-end.ts';

const WITHIN_MS = 10 * SECOND_MS;

/** Mails the operator while whoever renews the certificate of the public address does not. Nothing where it does not answer. */
export async function watchCertificate(deps: Deps): Promise<void> {
  const { PUBLIC_URL } = deps.env;
  if (!PUBLIC_URL.startsWith('https:')) return;
  const end = await certificateEnd(PUBLIC_URL, WITHIN_MS).catch(() => undefined);
  if (end === undefined) return;
  if (endsSoon(end, deps.clock.now())) tellOperator(deps, 'operator-alarm', { about: 'certificate' });
  else tellOver(deps, 'certificate');
}
