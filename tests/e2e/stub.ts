import type { Page, Route } from '@playwright/test';

/** A well-formed token that no application has. */
export const UNKNOWN_TOKEN = '7c1e40b2-1111-4222-8333-444455556666';

/** Answers a call in place of the real server. `call` is the name of a function, or the whole path of another call. */
export async function stub(page: Page, call: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await showAsBuilt(page);
  await page.route(`**${call.startsWith('/') ? call : `/api/functions/${call}`}`, answer);
}

/** Pages of one application come as they were built, and ask by themselves, as where the server cannot finish them. */
async function showAsBuilt(page: Page): Promise<void> {
  await page.route(/\/(?:de|en)\/[\w-]+\?.*\bt(?:oken)?=/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    // Whatever shows a preview of a link gets nothing else.
    const headers = { ...route.request().headers(), 'user-agent': 'WhatsApp/2.0' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
}

/** An answer that waits until the test lets it go. */
export function held(then: (route: Route) => Promise<void> = (route) => route.continue()) {
  const gate = Promise.withResolvers<void>();
  const answer = async (route: Route) => {
    await gate.promise;
    await then(route);
  };
  return { letGo: gate.resolve, answer };
}

export const json =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** The server's own answer of get-applicant with some fields changed, for what no seed can bring about. */
export async function changeApplicant(page: Page, fields: object): Promise<void> {
  await stub(page, 'get-applicant', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ json: { ...body, applicant: { ...body.applicant, ...fields } } });
  });
}
