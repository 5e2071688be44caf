import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import type { Product } from './product.ts';
import { json, stub } from './stub.ts';

const PASSWORD = 'Sunrise-Over-Addis-1';
const block = (page: Page) => page.locator('[data-block=account]');
const field = (page: Page, label: string) => block(page).getByLabel(label, { exact: true });

async function open(page: Page, product: Product, lang: 'de' | 'en' = 'en') {
  const applicant = await product.seedApplicant({ status: 'ENROLMENT_UPLOADED', lang });
  await page.goto(`/${lang}/join?token=${applicant.token}`);
  await expect(block(page)).toBeVisible();
  return applicant;
}

async function create(page: Page, password: string, repeat = password) {
  await field(page, 'Password').fill(password);
  await field(page, 'Repeat password').fill(repeat);
  await block(page).getByRole('button', { name: 'Create account' }).click();
}

test.describe('The account at the end of the application', () => {
  test('WIZ2-18 has the address of the application, two passwords, and candidate chosen', async ({ page, product }) => {
    const { email } = await open(page, product);
    const address = block(page).locator('[name=email]');
    await expect(address).toHaveValue(email);
    await expect(address).not.toBeEditable();
    await expect(field(page, 'Password')).toBeVisible();
    await expect(field(page, 'Repeat password')).toBeVisible();
    await expect(block(page).locator('[name=role]')).toHaveCount(2);
    await expect(block(page).locator('[name=role][value=candidate]')).toBeChecked();
    await expect(block(page).locator('[name=role][value=employer]')).not.toBeChecked();
    await expectAccessible(page);
  });

  test('WIZ2-19 a password has eight characters and is typed twice: Passwords do not match', async ({
    page,
    product,
  }) => {
    await open(page, product);
    for (const [password, repeat, sentence] of [
      ['Short-1', 'Short-1', 'Password must be at least 8 characters long'],
      [PASSWORD, `${PASSWORD}x`, 'Passwords do not match'],
      ['only-lower-1', 'only-lower-1', 'Password must contain at least one uppercase letter'],
    ] as const) {
      await create(page, password, repeat);
      await expect(block(page).getByRole('alert')).toContainText(sentence);
      await expect(block(page).locator('.err')).toHaveText(sentence);
    }
    await expectAccessible(page);
  });

  test('WIZ2-20 WIZ2-21 says how strong the password is while it is typed', async ({ page, product }) => {
    await open(page, product);
    for (const [password, word] of [
      ['abc', 'Weak'],
      ['abcdefg1', 'Medium'],
      ['Abcdefg1', 'Strong'],
    ] as const) {
      await field(page, 'Password').fill(password);
      await expect(block(page).getByRole('status')).toContainText(word);
    }
  });

  test('WIZ2-22 WIZ2-23 WIZ2-25 an account is created, and its mail confirms it on the way to the portal', async ({
    page,
    product,
  }) => {
    const { email, token } = await open(page, product);
    const sent = page.waitForRequest('**/api/auth/sign-up');
    await create(page, PASSWORD);
    expect((await sent).postDataJSON()).toEqual({
      email,
      password: PASSWORD,
      options: { data: { role: 'candidate', access_token: token } },
      lang: 'en',
    });
    const done = block(page).getByRole('status');
    await expect(done).toContainText('Account Created!');
    await expect(done).toContainText(/confirm your e-\W?mail address/);
    await expect(done).toContainText('sign in');
    await expect(done).toBeFocused();
    await expect(block(page).getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/en/login');
    await expectAccessible(page);
    const links = (await product.mails(email)).flatMap((mail) => mail.links);
    expect(links.some((link) => /\/en\/portal\?confirm=/.test(link))).toBe(true);
  });

  test('WIZ2-08 is offered on the status page when everything is complete', async ({ page, product }) => {
    const { token } = await product.seedApplicant({ status: 'COMPLETE', lang: 'en' });
    await page.goto(`/en/status?token=${token}`);
    await page.getByRole('link', { name: 'Create your account' }).click();
    await expect(block(page)).toBeInViewport();
    await create(page, PASSWORD);
    await expect(block(page)).toContainText('Account Created!');
    await expectAccessible(page);
  });

  test('WIZ2-18 an employer can be chosen instead', async ({ page, product }) => {
    await open(page, product);
    await block(page).getByLabel('I am an employer').check();
    const sent = page.waitForRequest('**/api/auth/sign-up');
    await create(page, PASSWORD);
    expect((await sent).postDataJSON()).toMatchObject({ options: { data: { role: 'employer' } } });
    await expect(block(page)).toContainText('Account Created!');
  });

  test('WIZ2-24 a failure without words: Failed to create account', async ({ page, product }) => {
    await open(page, product);
    await stub(page, '/api/auth/sign-up', json({}, 500));
    await create(page, PASSWORD);
    await expect(block(page).getByRole('alert')).toContainText('Failed to create account');
    await expect(field(page, 'Password')).toHaveValue(PASSWORD);
    await expectAccessible(page);
  });

  test('WIZ2-24 the server’s own words come first, at the field they are about', async ({ page, product }) => {
    await open(page, product, 'de');
    const repeat = 'Password1234';
    await field(page, 'Passwort').fill(repeat);
    await field(page, 'Passwort wiederholen').fill(repeat);
    await block(page).getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(block(page).locator('.err')).toHaveText('Passwort ist zu verbreitet und leicht zu erraten');
  });

  test('WIZ2-24 without a connection nothing typed is lost', async ({ page, product }) => {
    await open(page, product);
    await stub(page, '/api/auth/sign-up', (route) => route.abort());
    await create(page, PASSWORD);
    await expect(block(page).getByRole('alert')).toContainText('No connection right now');
    await page.unroute('**/api/auth/sign-up');
    await block(page).getByRole('button', { name: 'Send again' }).click();
    await expect(block(page)).toContainText('Account Created!');
  });

  test('WIZ2-18 is created with keys alone, on a phone', async ({ page, product }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, product);
    const keys = keyboardOf(page);
    await keys.write(field(page, 'Password'), PASSWORD);
    await keys.write(field(page, 'Repeat password'), PASSWORD);
    await keys.push(block(page).getByRole('button', { name: 'Create account' }));
    await expect(block(page)).toContainText('Account Created!');
  });
});
