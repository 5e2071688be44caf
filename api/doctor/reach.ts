import { Resolver } from 'node:dns/promises';
import { Readable } from 'node:stream';
import { isInvented } from '../config/placeholders.ts';
import type { Deps } from '../deps.ts';
import { certificateEnd, endsSoon } from '../health/certificate-end.ts';
import { INVENTED_ADDRESS } from '../http/invented-address.ts';
import { scanStream } from '../malware/clamd.ts';
import { isProxyForgotten } from '../start/welcome.ts';
import { berlinTime } from '../time/berlin-time.ts';
import { MINUTE_MS, SECOND_MS } from '../time/clock.ts';
import { bad, type Finding, look, lookAt, ok, type Part } from './finding.ts';

const WITHIN_MS = 10 * SECOND_MS;
const REMEMBERED_MS = 10 * MINUTE_MS;
const remembered = new WeakMap<Deps, { at: number; found: Promise<Finding[]> }>();

/** What asks others: scanner, the public address, the name server. Remembered for a while where it need not be `anew`. */
export function outside(deps: Deps, anew: boolean): Promise<Finding[]> {
  const now = deps.clock.now();
  const last = remembered.get(deps);
  if (!anew && last && now - last.at < REMEMBERED_MS) return last.found;
  const found = lookAt({
    scanner: () => scanner(deps),
    address: () => address(deps),
    SPF: () => senderRecords(deps),
  });
  remembered.set(deps, { at: now, found });
  return found;
}

async function scanner({ env: { CLAMD } }: Deps): Promise<Finding[]> {
  if (!CLAMD) return [];
  const verdict = await scanStream(CLAMD, Readable.from([Buffer.from('trial')]), WITHIN_MS);
  if (verdict.kind === 'clean') return [ok('scanner', 'antwortet', 'answers')];
  const reason = 'reason' in verdict ? verdict.reason : verdict.kind;
  return [
    bad(
      'scanner',
      `clamd antwortet nicht, Unterlagen werden zurückgehalten: ${reason}`,
      `clamd does not answer, so documents are held back: ${reason}`,
    ),
  ];
}

/** As a visitor comes: through name server, certificate and proxy. */
async function address(deps: Deps): Promise<Finding[]> {
  const { PUBLIC_URL } = deps.env;
  try {
    const [answer, page] = await Promise.all([visit(`${PUBLIC_URL}/api/health/ready`), visit(`${PUBLIC_URL}/de`)]);
    // Unread, it would hold its connection.
    await page.body?.cancel();
    const { reasons = [] } = (await answer.json().catch(() => ({}))) as { reasons?: unknown[] };
    const why = `${answer.status}${reasons.length > 0 ? `: ${reasons.join(', ')}` : ''}`;
    return [
      answer.ok
        ? ok(
            'address',
            `${PUBLIC_URL} antwortet, der Server ist bereit`,
            `${PUBLIC_URL} answers, and the server is ready`,
          )
        : bad('address', `${PUBLIC_URL} antwortet ${why}`, `${PUBLIC_URL} answers ${why}`),
      ...(await certificate(deps)),
      proxy(deps, reasons, page.headers.get('referrer-policy')),
    ];
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    const unreachable = bad(
      'address',
      `${PUBLIC_URL} antwortet nicht (${why})`,
      `${PUBLIC_URL} does not answer (${why})`,
    );
    return [unreachable, proxy(deps, [], null)];
  }
}

/** Says that it comes from elsewhere: a proxy in front must not pass that on. */
function visit(url: string): Promise<Response> {
  const headers = { 'X-Forwarded-For': INVENTED_ADDRESS };
  return fetch(url, { headers, signal: AbortSignal.timeout(WITHIN_MS), redirect: 'manual' });
}

async function certificate({ env: { PUBLIC_URL }, clock }: Deps): Promise<Finding[]> {
  if (!PUBLIC_URL.startsWith('https:')) return [];
  const end = await certificateEnd(PUBLIC_URL, WITHIN_MS);
  const day = berlinTime(end);
  return [
    endsSoon(end, clock.now())
      ? bad(
          'certificate',
          `gilt nur noch bis ${day}: Sehen Sie nach, warum es nicht erneuert wird`,
          `is valid only until ${day}: see why it is not renewed`,
        )
      : ok('certificate', `gilt bis ${day}`, `is valid until ${day}`),
  ];
}

function proxy({ env }: Deps, reasons: readonly unknown[], referrerPolicy: string | null): Finding {
  if (isProxyForgotten(env) || (reasons.includes('proxy_not_trusted') && env.PUBLIC_URL.startsWith('https:')))
    return bad(
      'proxy',
      'einer steht davor, und TRUST_PROXY ist 0: Alle Besucher zählen als einer. Setzen Sie TRUST_PROXY=1',
      'there is one in front and TRUST_PROXY is 0: all visitors count as one. Set TRUST_PROXY=1',
    );
  if (env.TRUST_PROXY > 0 && reasons.includes('visitors_believed'))
    return bad(
      'proxy',
      'gibt weiter, was Besucher als ihre Adresse angeben (X-Forwarded-For): Er muss es überschreiben, oder TRUST_PROXY ist zu groß',
      'passes on what visitors say to be their address (X-Forwarded-For): it has to overwrite it, or TRUST_PROXY is too large',
    );
  if (referrerPolicy?.includes('no-referrer'))
    return bad(
      'proxy',
      `setzt Referrer-Policy: ${referrerPolicy}. Ältere Browser können dann kein Formular senden: Lassen Sie die Kopfzeile weg`,
      `sets Referrer-Policy: ${referrerPolicy}. Older browsers can then send no form: leave that header alone`,
    );
  return env.TRUST_PROXY === 0
    ? ok('proxy', 'keiner steht davor', 'there is none in front')
    : ok('proxy', `TRUST_PROXY=${env.TRUST_PROXY} passt`, `TRUST_PROXY=${env.TRUST_PROXY} fits`);
}

/** Without these records much mail ends among the spam. A network without a name server tells nothing. */
async function senderRecords({ site, env }: Deps): Promise<Finding[]> {
  const domain = site.contact.senderEmail.split('@').at(-1) ?? '';
  if (!env.SMTP_URL || isInvented(domain)) return [];
  return Promise.all([
    record('SPF', domain, 'v=spf1'),
    signature(`_domainkey.${domain}`),
    record('DMARC', `_dmarc.${domain}`, 'v=DMARC1'),
  ]);
}

const resolver = new Resolver({ timeout: WITHIN_MS / 2, tries: 1 });

async function record(part: 'SPF' | 'DMARC', name: string, sign: string): Promise<Finding> {
  const found = await ask(name);
  return judged(
    part,
    name,
    found?.text.some((record) => record.startsWith(sign)),
    ` (${sign} …)`,
  );
}

/** The names of keys are the mail provider's; but a name below which there is one exists itself (RFC 8020). */
async function signature(name: string): Promise<Finding> {
  return judged('DKIM', name, (await ask(name))?.exists, '');
}

function judged(part: Part, name: string, isThere: boolean | undefined, wanted: string): Finding {
  if (isThere === undefined)
    return look(part, `${name} ist von hier nicht zu erfragen`, `${name} cannot be asked for from here`);
  return isThere
    ? ok(part, `${name} hat einen Eintrag`, `${name} has a record`)
    : look(
        part,
        `${name} hat keinen Eintrag${wanted}: Viele E-Mails landen im Spam`,
        `${name} has no record${wanted}: much mail will end among the spam`,
      );
}

/** Undefined where no name server answers. */
async function ask(name: string): Promise<{ exists: boolean; text: string[] } | undefined> {
  try {
    return { exists: true, text: (await resolver.resolveTxt(name)).map((lines) => lines.join('')) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENODATA' || code === 'ENOTFOUND' ? { exists: code === 'ENODATA', text: [] } : undefined;
  }
}
