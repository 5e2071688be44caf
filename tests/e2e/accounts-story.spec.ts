import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Role } from '#contract/accounts/roles.ts';
import type { Lang } from '#contract/languages.ts';
import { homeOfRole, paths, signInOfRole } from '#src/i18n/paths.ts';
import { mailedLink, newAddress, open, PASSWORD, register, send } from './account-forms.ts';
import { expect, test } from './harness.ts';
import { seedInvitingPartner } from './inviting-partner.ts';
import type { Product } from './product.ts';
import type { RunningServer } from './server.ts';

// As most people have it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const NEW_PASSWORD = 'Helle-Morgen-12';

interface Person {
  page: Page;
  product: Product;
  server: RunningServer;
  role: Role;
  lang: Lang;
  email: string;
}

/** Gives the codes of an admin's authenticator app; other roles need none. */
type Code = () => string;

/** Fills in the form of a role, and opens the link of its mail. */
async function signUp({ page, product, server, role, lang, email }: Person): Promise<void> {
  if (role === 'admin') {
    const { stdout } = await product.admin('create', email, lang);
    await open(page, /https?:\S+/.exec(stdout)?.[0] ?? '');
    await send(page, { password: PASSWORD, password_confirm: PASSWORD });
    return page.waitForURL(`**${paths.resetComplete(lang)}`);
  }
  if (role === 'student') {
    const { partnerId } = await seedInvitingPartner(server);
    await open(page, `${paths.studentSignUp(lang)}?partner=${partnerId}`);
  } else {
    await open(page, signInOfRole[role](lang));
    await register(page);
  }
  const company = role === 'employer' ? { company: 'Example Ground Services' } : {};
  await send(page, { ...company, email, password: PASSWORD, password_confirm: PASSWORD });
  await expect(page.getByRole('status').filter({ hasText: email })).toBeFocused();
  await open(page, await mailedLink(product, email, 'confirm'));
  await send(page);
  // A student is led on at once: a test that goes there itself would meet the page on its way.
  if (role === 'student') return page.waitForURL(`**${signInOfRole[role](lang)}`);
  await expect(page).not.toHaveURL(/confirm=/);
}

/** Signs in, and sets up an admin's app on the first time. */
async function signIn({ page, role, lang, email }: Person, password: string, code?: Code): Promise<Code | undefined> {
  // A student is there already; to go there again could meet the page's own way there.
  if (new URL(page.url()).pathname !== signInOfRole[role](lang)) await open(page, signInOfRole[role](lang));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const setup = role === 'admin' && !code ? page.waitForResponse('**/api/auth/second-factor-setup') : undefined;
  await send(page, { email, password });
  if (!setup && !code) return undefined;
  if (code) {
    await send(page, { code: code() });
    return code;
  }
  const answer = await setup;
  if (!answer) throw new Error('no app was offered');
  const { secret } = (await answer.json()) as { secret: string };
  const made = appOf(secret);
  await send(page, { code: made() });
  await page.getByRole('checkbox').check();
  await page.locator('main button.btn:visible').last().click();
  return made;
}

/** A code works once: each further one is of the next period, as from a clock a little ahead, which servers accept. */
function appOf(secret: string): Code {
  let used = -1;
  return () => {
    used += 1;
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + used * 30_000 });
  };
}

async function signOut({ page, role, lang }: Person): Promise<void> {
  await page.getByLabel({ de: 'Konto und Menü', en: 'Account and menu' }[lang]).click();
  await page.getByRole('button', { name: { de: 'Abmelden', en: 'Sign out' }[lang] }).click();
  await page.waitForURL(`**${role === 'admin' ? paths.home(lang) : paths.portal(lang)}`);
}

/** A new partner's home is the onboarding. */
const homeOf = ({ role, lang }: Person) => (role === 'partner' ? paths.partnerOnboarding : homeOfRole[role])(lang);

const ELSEWHERE = {
  student: paths.dashboardEmployer,
  partner: paths.studentDashboard,
  employer: paths.studentDashboard,
  admin: paths.studentDashboard,
} as const;

// Unit tests compare the sentences of both languages, so one language for each role is enough here.
for (const [role, lang] of [
  ['student', 'en'],
  ['partner', 'de'],
  ['employer', 'de'],
  ['admin', 'en'],
] as const) {
  test(`AUTH-01 AUTH-04 AUTH-06 PORT-05 STUA-10 EMPA-04 PARA-12 CONS-12 the account of a ${role} from the first form to the last sign-out (${lang})`, async ({
    page,
    product,
    server,
  }) => {
    test.slow();
    const person = { page, product, server, role, lang, email: newAddress(role) };
    await signUp(person);
    const code = await signIn(person, PASSWORD);
    await page.waitForURL(`**${homeOf(person)}`);

    await page.goto(ELSEWHERE[role](lang));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Kein Zugriff|Access denied)\. /);
    await page.goto(homeOf(person));
    await signOut(person);
    // Not until it has loaded: it leads on before that.
    await page.goto(homeOf(person), { waitUntil: 'commit' });
    await page.waitForURL(/\/(?:portal|partner\/auth)\?next=/);

    await open(page, paths.studentReset(lang));
    await send(page, { email: person.email });
    await expect(page.getByText({ de: 'E-Mail gesendet!', en: 'E-mail sent!' }[lang])).toBeVisible();
    await open(page, await mailedLink(product, person.email, 'token'));
    await send(page, { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD });
    await page.waitForURL(`**${paths.resetComplete(lang)}`);
    await page.locator(`main a[href="${signInOfRole[role](lang)}"]`).click();
    await page.waitForURL(`**${signInOfRole[role](lang)}`);
    await signIn(person, NEW_PASSWORD, code);
    await page.waitForURL(`**${homeOf(person)}`);
    await signOut(person);
    const subjects = (await product.mails(person.email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe({ de: 'Ihr Passwort wurde geändert', en: 'Your password was changed' }[lang]);
  });
}
