import type { Page } from '@playwright/test';
import { employerStore } from '#api/employers/employer.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { makeConfirmedMatch } from '../support/contracts.ts';
import { PLACEMENT } from '../support/placements.ts';
import { changeRows } from '../support/rows.ts';
import type { Product } from './product.ts';
import type { RunningServer } from './server.ts';
import { seedAccount } from './sign-in.ts';

/** The form of a page that names itself so. */
export const form = (page: Page, id: string) => page.locator(`form[action*="form=${id}#"]`);
export const send = (page: Page, id: string) => form(page, id).locator('button[type=submit]').click();

export async function choose(page: Page, id: string, product: Product, ...names: string[]): Promise<void> {
  for (const name of names) await form(page, id).locator(`[name=${name}]`).setInputFiles(product.pdf());
}

/** Offers a place to an application. Returns the id of the match. */
export async function makeOffer(server: RunningServer, applicant: string): Promise<string> {
  const { deps } = server;
  const account = await seedAccount(server, { role: 'employer', firstName: 'Muster GmbH', lastName: '' });
  const employer = employerStore(deps.db).findOfAccount(account.id)?.id ?? '';
  const { matchId } = makeConfirmedMatch(deps, employer);
  const until = deps.clock.now() + 7 * DAY_MS;
  changeRows(deps.db, 'match', { id: matchId }, { applicant_id: applicant, state: 'released', answer_until: until });
  return matchId;
}

export async function fillPlacement(page: Page): Promise<void> {
  const { is_enrolled: _, level, nationality, first_wish, second_wish: __, days_worked, ...texts } = PLACEMENT;
  const field = (name: string) => form(page, 'placement').locator(`[name=${name}]`);
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  await field('days_worked').fill(String(days_worked));
  for (const [name, choice] of Object.entries({ level, nationality, first_wish }))
    await field(name).selectOption(choice);
  await form(page, 'placement').locator('[name=is_enrolled][value=yes]').check();
}
