import { cpSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { finishedPages } from '#api/start/page-addresses.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { TOKEN_LIFE_DAYS } from '#contract/limits.ts';
import { STATUSES } from '#contract/model/status.ts';
import { member } from '../support/accounts.ts';
import { type Api, NOON, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { makeConfirmedMatch, makeSentContract } from '../support/contracts.ts';
import { builtDist } from '../support/dist.ts';
import { ownEmployer } from '../support/employers.ts';
import { OPERATOR } from '../support/operator.ts';
import { formIn } from '../support/plain-browser.ts';
import { sendRaw } from '../support/raw-http.ts';
import { changeRows } from '../support/rows.ts';
import { onlySeason } from '../support/seasons.ts';
import { tempDir } from '../support/temp-dir.ts';

const lines: string[] = [];
let api: Api;
beforeAll(async () => {
  api = await startApi({ distDir: await builtDist(), log: (line) => lines.push(line) });
}, 120_000);
afterAll(() => api.stop());

const open = (address: string, init?: RequestInit, of = api) =>
  fetch(of.url + address, { redirect: 'manual', ...init });

/** What is to be read between header and footer. */
function mainOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ');
}

const read = async (address: string) => mainOf(await (await open(address)).text());

describe.each(LANGUAGES)('STAT-12 the first answer of the status page holds it all (%s)', (lang) => {
  const says = {
    open: { de: /Hallo Selam, Ihre Voranmeldung ist da\./, en: /Hello Selam, we have your pre-registration\./ },
    documents: { de: /Schritt\s1 ist freigegeben.*A2-Zertifikat/, en: /step\s1 is approved.*A2 certificate/ },
    back: {
      de: /wir brauchen noch etwas.*Bitte ersetzen.*Abgeschnitten\./,
      en: /something more.*replace.*Abgeschnitten\./,
    },
    rejected: { de: /Leider keine Zusage, Selam/, en: /Unfortunately not this time, Selam/ },
  };

  it('where it waits, where documents are due, where one came back, and after a refusal', async () => {
    const back = await applyUntil(api, 'A2_CV_RECEIVED');
    review.sendBack(api.deps, OPERATOR, back.id, 'cv', 'Abgeschnitten.');
    const people = {
      open: (await applyUntil(api, 'PRE_REGISTERED')).token,
      documents: (await applyUntil(api, 'STEP1_APPROVED')).token,
      back: back.token,
      rejected: (await applyUntil(api, 'REJECTED')).token,
    };
    for (const [state, token] of Object.entries(people)) {
      const page = await read(`/${lang}/status?token=${token}`);
      expect(page, state).toMatch(says[state as keyof typeof says][lang]);
      expect(page, state).not.toMatch(/Wird geladen|Loading/);
    }
  });

  it('asks for no papers once the season is over, also by an old link', async () => {
    const over = { de: 'Ihre Saison ist vorbei', en: 'Your season is over' }[lang];
    const pages = { verify: 'STEP1_APPROVED', upload: 'STEP1_APPROVED', enrolment: 'STEP2_APPROVED' } as const;
    const early = [
      ['verify', 'PRE_REGISTERED'],
      ['upload', 'PRE_REGISTERED'],
    ] as const;
    for (const [page, status] of [...Object.entries(pages), ...early]) {
      const { id, token } = await applyUntil(api, status);
      changeRows(api.deps.db, 'applicant', { id }, { season_id: onlySeason(api.deps).id });
      const html = await (await open(`/${lang}/${page}?token=${token}`)).text();
      expect(mainOf(html), page).toContain(over);
      expect(html, page).not.toMatch(/<input[^>]*type="file"/);
    }
  });

  it('says on the page of a placement too that the season is over, and names the season’s own days', async () => {
    const { id, token } = await applyUntil(api, 'COMPLETE');
    const { id: season_id, starts_on, ends_on } = onlySeason(api.deps);
    changeRows(api.deps.db, 'applicant', { id }, { season_id });
    const page = await read(`/${lang}/placement?token=${token}`);
    expect(page).toContain({ de: 'Ihre Saison ist vorbei', en: 'Your season is over' }[lang]);
    const [from, until] = [dayInWords(starts_on, lang), dayInWords(ends_on, lang)];
    expect(page).toContain({ de: `Unsere Saison: ${from} bis ${until}`, en: `Our season: ${from} to ${until}` }[lang]);
  });

  it('ENRO-09 says where a name is to be written by hand, and only there', async () => {
    const byHand = { de: /Ihr Name hat Zeichen/, en: /Your name has letters/ }[lang];
    const arabic = await applyUntil(api, 'STEP2_APPROVED', { first_name: 'محمد', last_name: 'عبد الرحمن' });
    const latin = await applyUntil(api, 'STEP2_APPROVED');
    for (const page of ['status', 'enrolment']) {
      expect(await read(`/${lang}/${page}?token=${arabic.token}`)).toMatch(byHand);
      expect(await read(`/${lang}/${page}?token=${latin.token}`)).not.toMatch(byHand);
    }
  });

  it('is kept by nobody, and its address is told to nobody', async () => {
    const { token } = await applyUntil(api, 'PRE_REGISTERED');
    const answer = await open(`/${lang}/status?token=${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    const html = await answer.text();
    expect(/<head>[\s\S]*<\/head>/.exec(html)?.[0]).not.toContain(token);
    const other = lang === 'de' ? 'en' : 'de';
    expect(html, 'the switch of languages needs no script').toContain(
      `href="/${other}/status?token=${token}" data-lang`,
    );
    expect(html.indexOf('<h1'), 'scripts come after what is read').toBeLessThan(html.indexOf('<script type="module"'));
  });
});

it('STAT-12 tells the log no token and no name', async () => {
  const { token } = await applyUntil(api, 'PRE_REGISTERED', { first_name: 'Markerfirst' });
  lines.length = 0;
  await open(`/en/status?token=${token}`);
  expect(lines.join('')).toContain('"path":"(page)"');
  expect(lines.join('')).not.toMatch(new RegExp(`${token}|Markerfirst`));
});

it('STAT-12 changes nothing, however often it is fetched ahead', async () => {
  const { token } = await applyUntil(api, 'PRE_REGISTERED');
  const changes = () => api.deps.db.prepare('SELECT total_changes() AS n').get();
  const before = changes();
  for (let times = 0; times < 3; times += 1)
    expect((await open(`/de/status?token=${token}`, { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(200);
  expect(changes()).toEqual(before);
});

it('STAT-12 writes what people typed as text, wherever it stands in the page', async () => {
  const hostile = `</script><img src=x onerror=alert(1)>"'&quot;%%x%%$&<!--`;
  const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
  review.sendBack(api.deps, OPERATOR, id, 'cv', hostile);
  const html = await (await open(`/en/status?token=${token}&"><img src=x>`)).text();
  expect(html).not.toMatch(/<img src=x/);
  expect(html).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;');
  const props = /<astro-island [^>]*props='([^']*)'/.exec(html)?.[1] ?? '';
  expect(props, 'an attribute, which ends at its quotation mark').toContain('onerror=alert(1)');
  expect(html.match(/<script/g)?.length).toBe((await (await open('/en/status')).text()).match(/<script/g)?.length);
});

describe.each(LANGUAGES)('STAT-13 a link that opens nothing (%s)', (lang) => {
  const says = {
    unknown: { de: 'Bewerbung nicht gefunden', en: 'Application not found' },
    expired: { de: 'Ihr Link ist abgelaufen', en: 'Your link has expired' },
    cut: { de: 'Dieser Link ist unvollständig', en: 'This link is incomplete' },
  };

  it('says so in the page, with its status, and offers a new one without a script', async () => {
    const { token } = await applyUntil(api, 'PRE_REGISTERED');
    const unknown = await open(`/${lang}/status?token=7c1e40b2-1111-4222-8333-444455556666`);
    const cut = await open(`/${lang}/status?token=${token.slice(0, 20)}`);
    api.clock.time += (TOKEN_LIFE_DAYS + 1) * DAY_MS;
    const expired = await open(`/${lang}/status?token=${token}`);
    api.clock.time = NOON;
    for (const [what, answer, status] of [
      ['unknown', unknown, 404],
      ['cut', cut, 404],
      ['expired', expired, 410],
    ] as const) {
      expect(answer.status, what).toBe(status);
      expect(answer.headers.get('cache-control'), what).toBe('no-store');
      const html = await answer.text();
      expect(mainOf(html), what).toContain(says[what][lang]);
      expect(formIn(html, 'resend').action, what).toContain(`/${lang}/status?do=/functions/resend-link&`);
      expect(html, what).not.toContain('no-script.css');
    }
  });
});

it('STAT-13 is refused like its call where it is asked too often', async () => {
  const other = await startApi({ distDir: await builtDist(), env: { RATE_LIMIT_FACTOR: '0.01' } });
  const { token } = await applyUntil(other, 'PRE_REGISTERED');
  const ask = () => open(`/en/status?token=${token}`, {}, other);
  expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(mainOf(await refused.text())).toContain('Too many attempts');
  await other.stop();
});

it.each(['WhatsApp/2.23', 'facebookexternalhit/1.1', 'TelegramBot (like TwitterBot)', 'Slackbot-LinkExpanding 1.0'])(
  'STAT-13 a preview by %s shows the page as it was built',
  async (agent) => {
    const { token } = await applyUntil(api, 'PRE_REGISTERED');
    const html = await (await open(`/en/status?token=${token}`, { headers: { 'user-agent': agent } })).text();
    expect(html).toBe(await (await open('/en/status')).text());
  },
);

it('STAT-12 a phone whose name ends like a robot’s gets the finished page', async () => {
  const { token } = await applyUntil(api, 'PRE_REGISTERED');
  const agent =
    'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) Chrome/120.0 Mobile Safari/537.36 Telegram-Android/10.9';
  const html = await (await open(`/en/status?token=${token}`, { headers: { 'user-agent': agent } })).text();
  expect(mainOf(html)).toContain('Hello Selam');
});

it.each([{ 'Save-Data': 'on' }, { ECT: '2g' }])('NETW-07 is finished without pictures for %o', async (headers) => {
  const { token } = await applyUntil(api, 'PRE_REGISTERED');
  const html = await (await open(`/en/status?token=${token}`, { headers })).text();
  expect([/<html [^>]*data-little/.test(html), mainOf(html).includes('Hello Selam')]).toEqual([true, true]);
});

/** What a browser's parser ends an open paragraph with: React would then find another tree than it has drawn. */
const IN_PARAGRAPH =
  /<p[ >](?:(?!<\/p>)[\s\S])*?<(?:p|div|dialog|ul|ol|dl|form|fieldset|section|table|details|h\d)[ >]/;

it.each(Object.keys(finishedPages))('STAT-12 %s nests what it draws as browsers read it', async (page) => {
  const employer = await member(api, 'employer');
  const { id } = await ownEmployer(employer.browser);
  const placed = makeConfirmedMatch(api.deps, id);
  const signing = makeConfirmedMatch(api.deps, id);
  await makeSentContract(api.deps, id, signing.applicantId);
  const people = [placed, signing, ...(await Promise.all(STATUSES.map((status) => applyUntil(api, status))))];
  for (const { token } of people) {
    const html = await (await open(`/de${page}?token=${token}`)).text();
    const island = /<astro-island [^>]*>([\s\S]*)<!--astro:end-->/.exec(html)?.[1] ?? '';
    expect(island).toContain('<h1');
    expect(IN_PARAGRAPH.exec(island)?.[0]).toBeUndefined();
  }
});

it('what draws pages is no page, nor is the stamp, however their address is written', async () => {
  const away = await open('/server/render.mjs');
  expect((await open(away.headers.get('location') ?? '')).status).toBe(404);
  for (const address of [
    ...['/server%2frender.mjs', '/_astro/../server/render.mjs', '/en/../server/render.mjs'],
    ...['/en/%2e%2e/server/render.mjs', '/_astro/../stamp.json', '/_astro/..%2fde/not-sent.html'],
  ])
    expect((await sendRaw(api.url, [`GET ${address} HTTP/1.0\r\nhost: localhost\r\n\r\n`])).status, address).toBe(404);
});

it('STAT-12 where it cannot be drawn the built page comes, which asks by itself', async () => {
  const distDir = path.join(tempDir(), 'dist');
  cpSync(await builtDist(), distDir, { recursive: true });
  const render = path.join(distDir, 'server/render.mjs');
  cpSync(render, `${render}.kept`);
  rmSync(render);
  const said: string[] = [];
  const other = await startApi({ distDir, log: (line) => said.push(line) });
  const { token } = await applyUntil(other, 'PRE_REGISTERED');
  const built = await open(`/en/status?token=${token}`, {}, other);
  expect(built.status).toBe(200);
  expect(await built.text()).toBe(await (await open('/en/status', {}, other)).text());
  expect(said.join('')).toContain('render.mjs');
  expect(said.join('')).not.toContain(token);

  // The site is built anew beside the running server: pages and what draws them change together.
  cpSync(`${render}.kept`, render);
  utimesSync(path.join(distDir, 'stamp.json'), 1, 1);
  expect(mainOf(await (await open(`/en/status?token=${token}`, {}, other)).text())).toContain('Hello Selam');
  writeFileSync(
    render,
    "export const render = async (_island, finished) => ({ html: '<p>The next build</p>', kind: 'applicant', finished });",
  );
  utimesSync(path.join(distDir, 'stamp.json'), 2, 2);
  expect(mainOf(await (await open(`/en/status?token=${token}`, {}, other)).text())).toContain('The next build');
  await other.stop();
});
