import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { json, stub, UNKNOWN_TOKEN } from './stub.ts';

const form = (page: Page) => page.locator('[data-resend]');
const email = (page: Page) => form(page).locator('[name=email]');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send the link' });
const news = (page: Page) => page.getByRole('status').filter({ hasText: 'Please check your inbox' });

test('UPLO-03 the link really comes, and opens the application', async ({ page, product }) => {
  const applicant = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });
  await page.goto('/en/upload');
  await page.getByRole('button', { name: 'Resend Link' }).click();
  await email(page).fill(applicant.email);
  await send(page).click();
  await expect(news(page)).toBeFocused();
  await expect(news(page)).toContainText(applicant.email);
  const mail = (await product.mails(applicant.email)).at(-1);
  await page.goto(mail?.links.find((link) => link.includes('token=')) ?? '');
  await expect(page.getByText('Step 1 approved')).toBeVisible();
});

test('UPLO-03 an address without an application gets the same answer, and no mail', async ({ page, product }) => {
  const stranger = `stranger.${crypto.randomUUID()}@example.org`;
  await page.goto('/en/status');
  await email(page).fill(stranger);
  await send(page).click();
  await expect(news(page)).toContainText(`If there is an application with ${stranger}, the link is on its way.`);
  await expectAccessible(page);
  expect(await product.mails(stranger)).toEqual([]);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(email(page)).toHaveValue('');
});

test('UPLO-03 an address that is none is named at its field', async ({ page }) => {
  await page.goto('/en/status');
  await email(page).fill('selam@');
  await send(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expectAccessible(page);
});

test('UPLO-03 too many tries are said calmly, and the address stays (stub)', async ({ page }) => {
  await stub(page, 'resend-link', json({ code: 'rate_limited', error: 'Please try again in 9 minutes.' }, 429));
  await page.goto('/en/status');
  await email(page).fill('selam@example.org');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Please try again in 9 minutes.');
  await expect(page.getByRole('alert')).toHaveClass(/\bwarn\b/);
  await expect(email(page)).toHaveValue('selam@example.org');
});

test('WIZ1-06 the wizard offers a new link where the old one has expired', async ({ page, product }) => {
  const applicant = await product.seedApplicant({ status: 'STEP1_APPROVED', expired: true, lang: 'en' });
  await page.goto(`/en/join?token=${applicant.token}`);
  await expect(page.getByRole('alert')).toContainText('Access token has expired. Please restart your application.');
  await expectAccessible(page);
  await email(page).fill(applicant.email);
  await send(page).click();
  await expect(news(page)).toBeVisible();
  expect((await product.mails(applicant.email)).length).toBe(1);
});

test('WIZ1-07 and where it is unknown, above the form to start again', async ({ page }) => {
  await page.goto(`/en/join?token=${UNKNOWN_TOKEN}`);
  await expect(email(page)).toBeVisible();
  await expect(page.locator('[name=first_name]')).toBeVisible();
});

test('WIZ1-13 whoever has applied already finds the way back under the form of step 1', async ({ page, product }) => {
  const applicant = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'en' });
  await page.goto('/en/join');
  await expect(form(page)).toHaveCount(0);
  await page.getByText('Already applied?').click();
  await email(page).fill(applicant.email);
  await expectAccessible(page);
  await send(page).click();
  await expect(news(page)).toBeVisible();
});
