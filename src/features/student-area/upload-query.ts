import { tokensIn } from '#contract/token.ts';

/** The token that the page was opened with, under any of its names. */
export function tokenIn(search: string): string | undefined {
  return tokensIn(search)[0];
}

/** The query to go on to the upload with: only a link of our e-mails has both a token and a step. */
export function uploadQuery(search: string): string | undefined {
  const hasStep = Boolean(new URLSearchParams(search).get('step')?.trim());
  return tokenIn(search) && hasStep ? search : undefined;
}
