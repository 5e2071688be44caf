import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { escaped } from '../http/escaped.ts';
import { reasonOf } from './reason.ts';
import type { SendingError } from './sending-error.ts';
import { smtpTransport } from './transport.ts';

/** Sends a mail past the queue, at once. Answers why the mail server did not take it. */
export async function sendTest(
  { env: { PUBLIC_URL }, site, clock }: Pick<Deps, 'env' | 'site' | 'clock'>,
  smtpUrl: string,
  to: string,
): Promise<string | undefined> {
  const transport = smtpTransport(smtpUrl, site, clock);
  const text = `${site.brand.name}: ${PUBLIC_URL}`;
  try {
    await transport.send({
      id: randomUUID(),
      to,
      subject: `${site.brand.name}: Test`,
      text,
      html: `<p>${escaped(text)}</p>`,
    });
    return undefined;
  } catch (error) {
    return reasonOf(error as SendingError);
  } finally {
    transport.close();
  }
}
