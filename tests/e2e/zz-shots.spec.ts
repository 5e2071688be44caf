import { randomUUID } from 'node:crypto';
import { review } from '#api/applicants/review.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './harness.ts';
import { seedApplicant } from './seed.ts';
import { signInAs } from './sign-in.ts';

for (const lang of ['de', 'en'] as const)
  for (const width of [360, 768, 1440])
    test(`shots ${lang} ${width}`, async ({ page, context, server }) => {
      test.setTimeout(120_000);
      const ids = [];
      for (let n = 0; n < 3; n += 1) ids.push((await seedApplicant(server.deps, { status: 'PRE_REGISTERED', lang: 'de' })).id);
      const two = await seedApplicant(server.deps, { status: 'A2_CV_RECEIVED', lang: 'en' });
      const { id: admin } = await signInAs(context, server, { role: 'admin' });
      await page.addInitScript(() => localStorage.setItem('s4f_cookie_notice', 'accepted'));
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      const shot = (name: string, full = false) => page.screenshot({ path: `/tmp/deskshots/${lang}-${width}-${name}.png`, fullPage: full });
      await page.goto(`/${lang}/admin/applications`);
      await page.locator('main li input').first().check();
      await page.locator('main li input').nth(1).check();
      await shot('selected');
      await expectAccessible(page);
      const t = lang === 'de' ? { a: 'Schritt 1 freigeben', c: /freigeben$/, u: 'Alles zurücknehmen', close: 'Schließen' } : { a: 'Approve step 1', c: /^Approve \d/, u: 'Undo all', close: 'Close' };
      await page.getByRole('button', { name: t.a }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.c }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.u }).waitFor();
      await shot('done');
      server.deps.db.prepare('UPDATE last_decision SET account_id = ? WHERE applicant_id = (SELECT applicant_id FROM last_decision ORDER BY at DESC LIMIT 1)').run(randomUUID());
      await page.getByRole('dialog').getByRole('button', { name: t.u }).click();
      await page.waitForTimeout(1500);
      await shot('undone');
      if (await page.getByRole('dialog').isVisible()) await page.getByRole('dialog').getByRole('button', { name: t.close }).click();
      await page.goto(`/${lang}/admin/applications?show=all&application=${two.id}`);
      const panel = page.getByRole('region', { name: lang === 'de' ? 'Entscheidung' : 'Decision' });
      await panel.getByRole('heading', { level: 2 }).waitFor();
      await page.keyboard.press('b');
      await page.keyboard.press('2');
      await page.keyboard.press('Tab');
      await page.locator('#send-back-own').fill('Seite 2');
      await page.keyboard.press('Escape');
      await panel.getByText(lang === 'de' ? 'Notizen' : 'Notes').first().click();
      await panel.locator('#application-note').fill('Anruf: ');
      await panel.getByRole('button', { name: lang === 'de' ? 'Anhalten' : 'Put on hold' }).click();
      await page.locator('#hold-reason').fill('Wartet auf die Hochschule');
      await page.keyboard.press('Escape');
      await page.waitForTimeout(500);
      await shot('drafts', true);
      await expectAccessible(page);
      if (width === 1440) {
        await page.locator('h2').first().click();
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
        await shot('keys');
      }
      void review; void admin;
    });
