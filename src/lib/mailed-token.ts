import { tokensIn } from '#contract/accounts/token.ts';

/** The token of an address that leads to an upload: only a link of our mails has both a token and a step. */
export function mailedToken(search: string): string | undefined {
  const hasStep = Boolean(new URLSearchParams(search).get('step')?.trim());
  return hasStep ? tokensIn(search)[0] : undefined;
}
