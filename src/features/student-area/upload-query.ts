import { tokensIn } from '#contract/token.ts';

/** The token in the page's address, under any of its names. */
export function tokenIn(search: string): string | undefined {
  return tokensIn(search)[0];
}

/** The query that leads on to the upload; only a link of our mails has both a token and a step. */
export function uploadQuery(search: string): string | undefined {
  const hasStep = Boolean(new URLSearchParams(search).get('step')?.trim());
  return tokenIn(search) && hasStep ? search : undefined;
}
