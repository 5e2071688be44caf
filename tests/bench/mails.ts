/**
 * How many mails a second go out over one connection to a mail server on this machine, while 1,000 and 100,000 wait.
 * Prints figures of one run; nothing is asserted. Run it by hand:
 *
 *   node tests/bench/mails.ts
 */
import { outboxStore } from '#api/mail/outbox.store.ts';
import { startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { startSmtp } from '../support/smtp.ts';

const SENT = 500;
const FEW = 1_000;
const MANY = 100_000;

const few = await mailsPerSecond(FEW);
const many = await mailsPerSecond(MANY);
process.stdout.write(
  `${FEW} waiting: ${few.toFixed(0)} mails/s\n${MANY} waiting: ${many.toFixed(0)} mails/s (${(few / many).toFixed(2)} times as long)\n`,
);

/** Sends the first of the waiting mails, then closes as a server that ends does. */
async function mailsPerSecond(waiting: number): Promise<number> {
  const smtp = await startSmtp();
  const api = await startApi({ env: { SMTP_URL: smtp.url } });
  const { id } = await apply(api);
  await api.deps.mail.sendDue();
  const now = api.clock.now();
  api.deps.tx(() => {
    for (let count = 0; count < waiting; count++)
      outboxStore(api.deps.db).add({ template: 'resent-link', lang: 'de', applicantId: id }, now - waiting + count);
  });
  const start = performance.now();
  const round = api.deps.mail.sendDue();
  while (smtp.received.length < SENT) await new Promise((resolve) => setImmediate(resolve));
  const seconds = (performance.now() - start) / 1000;
  await api.deps.mail.stop();
  await round;
  await api.stop();
  await smtp.stop();
  return SENT / seconds;
}
