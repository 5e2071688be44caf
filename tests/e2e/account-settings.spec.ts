import type { Page } from '@playwright/test';
import { accountStore } from '#api/accounts/account.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { sessionStore } from '#api/sessions/session.store.ts';
import { makeSentContract } from '../support/contracts.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { openSession, signInAs } from './sign-in.ts';
import { stub } from './stub.ts';

const OLD = 'Old-Password-1';
const NEW = 'New-Password-2';
const settings = (page: Page, name: string) => page.locator(`[data-settings=change-${name}]`);
const sessions = (page: Page) => page.locator('[data-session]');

async function fillPasswords(page: Page, current: string, fresh: string, repeat = fresh) {
  const form = settings(page, 'password');
  await form.getByLabel('Current password', { exact: true }).fill(current);
  await form.getByLabel('New password', { exact: true }).fill(fresh);
  await form.getByLabel('Repeat new password', { exact: true }).fill(repeat);
  await form.getByRole('button', { name: 'Change password' }).click();
}

test.describe('The settings of an account', () => {
  test('the password is changed, and every other device is signed out', async ({ page, context, server, browser }) => {
    const { id, email } = await signInAs(context, server, { role: 'student', password: OLD });
    const elsewhere = await browser.newContext();
    await openSession(elsewhere, server, id);
    await page.goto('/en/account');
    await expect(sessions(page)).toHaveCount(2);
    await fillPasswords(page, OLD, NEW);
    await expect(settings(page, 'password').getByRole('status').first()).toContainText(
      'Your password has been changed',
    );
    await expect(sessions(page)).toHaveCount(1);
    await expect(settings(page, 'password').getByLabel('Current password', { exact: true })).toHaveValue('');
    await expect(settings(page, 'password')).not.toContainText('Strong');
    await expectAccessible(page);
    const signIn = (password: string) => page.request.post('/api/auth/sign-in', { data: { email, password } });
    await context.clearCookies();
    expect((await signIn(OLD)).status()).toBe(401);
    expect((await signIn(NEW)).status()).toBe(200);
    const gone = await elsewhere.newPage();
    await gone.goto(`${server.url}/en/account`, { waitUntil: 'commit' });
    await gone.waitForURL('**/en/portal?next=**');
    await elsewhere.close();
  });

  test('what is wrong with a password is said at its field', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'student', password: OLD });
    await page.goto('/en/account');
    const form = settings(page, 'password');
    for (const [current, fresh, repeat, sentence] of [
      ['', NEW, NEW, 'Please fill in this field.'],
      [OLD, 'Short-1', 'Short-1', 'Password must be at least 8 characters long'],
      [OLD, 'all-lower-1', 'all-lower-1', 'Password must contain at least one uppercase letter'],
      [OLD, NEW, 'Another-Password-3', 'Passwords do not match'],
      ['Wrong-Password-9', NEW, NEW, 'This is not your current password.'],
    ] as const) {
      await fillPasswords(page, current, fresh, repeat);
      await expect(form.getByRole('alert')).toContainText(sentence);
      await expect(form.locator('.err')).toHaveText(sentence);
    }
    await expectAccessible(page);
  });

  test('a new address is asked for in its own mailbox before anything changes', async ({
    page,
    context,
    server,
    product,
  }) => {
    const { id, email } = await signInAs(context, server, { role: 'employer', password: OLD });
    await page.goto('/en/account');
    const form = settings(page, 'email');
    await form.getByLabel('New e-mail address').fill('no address');
    await form.getByLabel('Your password', { exact: true }).fill(OLD);
    await form.getByRole('button', { name: 'Send a link' }).click();
    await expect(form.locator('.err')).toHaveText('Please enter a valid email address');
    const fresh = `new.${id}@example.org`;
    await form.getByLabel('New e-mail address').fill(fresh);
    await form.getByRole('button', { name: 'Send a link' }).click();
    await expect(form.getByRole('status').filter({ hasText: /E-\W?mail sent!/ })).toBeVisible();
    const link = (await product.mails(fresh)).at(-1)?.links.find((link) => link.includes('confirm=')) ?? '';
    await page.reload();
    await expect(page.locator('[data-facts]')).toContainText(email);
    // Opened where its account is signed in: it is about the address, the account has long been theirs.
    await page.goto(link);
    await expect(page.getByText('One click, and this is the address of your account.')).toBeVisible();
    await expect(page.locator('main')).not.toContainText('your account is yours');
    await page.getByRole('button', { name: 'Confirm e-mail address' }).click();
    await expect(page.getByRole('status')).toContainText(`The address of your account is now ${fresh}`);
    await expect(page).not.toHaveURL(/confirm=/);
    await page.getByRole('link', { name: 'Go to my area' }).click();
    await expect(page).toHaveURL(/\/en\/dashboard\/employer$/);
  });

  test('the language of the mails is kept', async ({ page, context, server }) => {
    const { id } = await signInAs(context, server, { role: 'partner', lang: 'en' });
    await page.goto('/de/account');
    const form = settings(page, 'language');
    await expect(form.getByLabel('Englisch')).toBeChecked();
    await form.getByLabel('Deutsch').check();
    await form.getByRole('button', { name: 'Sprache speichern' }).click();
    await expect(form.getByRole('status')).toContainText('Die Sprache ist gespeichert');
    await expect(form.getByLabel('Deutsch')).toBeChecked();
    expect(accountStore(server.deps.db).find(id)?.lang).toBe('de');
    await page.reload();
    await expect(form.getByLabel('Deutsch')).toBeChecked();
  });

  test('one device is signed out by its row', async ({ page, context, server, browser }) => {
    const { id } = await signInAs(context, server, { role: 'student' });
    const elsewhere = await browser.newContext();
    await openSession(elsewhere, server, id);
    await page.goto('/en/account');
    await expect(sessions(page)).toHaveCount(2);
    await expect(page.locator('[data-session=current]')).toContainText('This device');
    await page.locator('[data-session=other]').getByRole('button').click();
    await expect(sessions(page)).toHaveCount(1);
    await expect(page.locator('[data-sessions]').getByRole('status')).toContainText('is signed out');
    const gone = await elsewhere.newPage();
    await gone.goto(`${server.url}/en/account`, { waitUntil: 'commit' });
    await gone.waitForURL('**/en/portal?next=**');
    await elsewhere.close();
  });

  test('signing out everywhere asks first, and ends this session too', async ({ page, context, server }) => {
    const { id } = await signInAs(context, server, { role: 'student' });
    await page.goto('/en/account');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('including this one');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL((url) => url.pathname === '/en/portal');
    expect(sessionStore(server.deps.db).listOf(id)).toEqual([]);
  });

  test('PRIV-91 PRIV-93 the account is deleted with keys alone, after its password, and nothing opens any more', async ({
    page,
    context,
    server,
  }) => {
    const { id } = await signInAs(context, server, { role: 'employer', password: OLD });
    await page.goto('/en/account');
    const form = page.locator('[data-settings=erase-account]');
    await form.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(form).toContainText('You are the last person of your');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Wrong-Password-9');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toContainText('This is not your current password.');
    await expectAccessible(page);
    await form.getByLabel('Your password, to be safe', { exact: true }).fill(OLD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeFocused();
    await expectAccessible(page);
    expect(sessionStore(server.deps.db).listOf(id)).toEqual([]);
    await page.goto('/en/account', { waitUntil: 'commit' });
    await page.waitForURL('**/en/portal?next=**');
  });

  test('PRIV-94 an account that is still needed says so before a password, with the way there', async ({
    page,
    context,
    server,
  }) => {
    const { id } = await signInAs(context, server, { role: 'employer', password: OLD });
    await makeSentContract(server.deps, employerStore(server.deps.db).findOfAccount(id)?.id ?? '');
    await page.goto('/en/account');
    const card = page.locator('[data-settings=erase-account]');
    await card.locator('summary').press('Enter');
    await expect(card).toContainText('A contract of your company is still open.');
    await expect(card.locator('input')).toHaveCount(0);
    await expectAccessible(page);
    await card.getByRole('link', { name: 'Go to the contracts' }).click();
    await page.waitForURL('**/en/employer/contracts');
  });

  test('without a connection everything typed stays', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'student' });
    await stub(page, '/api/auth/sessions', (route) => route.abort());
    await stub(page, '/api/auth/change-password', (route) => route.abort());
    await page.goto('/en/account');
    await expect(page.locator('[data-sessions]').getByRole('alert')).toContainText('There is no connection right now');
    await fillPasswords(page, OLD, NEW);
    await expect(settings(page, 'password').getByRole('alert')).toContainText('No connection right now');
    await expect(settings(page, 'password').getByLabel('New password', { exact: true })).toHaveValue(NEW);
    await expectAccessible(page);
  });
});
