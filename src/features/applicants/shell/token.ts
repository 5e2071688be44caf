import { isToken, TOKEN_QUERY_NAMES, tokensIn } from '#contract/accounts/token.ts';
import type { TabKey } from '#contract/browser-storage.ts';
import type { ReplyOf } from '#contract/calls.ts';

import type { Unchecked } from '#src/lib/call/answer.ts';

type Step1Reply = ReplyOf<'POST /api/functions/submit-preregistration'>;

export const TOKEN_KEY: TabKey = 's4f_access_token';
export const TEMP_USER_ID_KEY: TabKey = 's4f_temp_user_id';
export const RESUME_TOKEN_KEY: TabKey = 's4f_resume_token';

/**
 * The first valid token; one in the address wins over the session's. A link that was cut leads to the session's
 * application only if it is the beginning of its token: else it is somebody else's.
 */
export function findToken(search: string, stored: string | null): string | undefined {
  const given = tokensIn(search);
  return [...given, given.every((cut) => stored?.startsWith(cut)) ? stored : ''].find(isToken);
}

/** The token in the answer of step 1, or undefined. */
export function readAccessToken({ access_token: token }: Unchecked<Step1Reply>): string | undefined {
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** The address with this token under its one name; all other parameters stay, in their order. */
export function withToken(href: string, token: string): string {
  const url = withoutNames(
    href,
    TOKEN_QUERY_NAMES.filter((name) => name !== 'token'),
  );
  url.searchParams.set('token', token);
  return url.href;
}

export function withoutToken(href: string): string {
  return withoutNames(href).href;
}

function withoutNames(href: string, names: readonly string[] = TOKEN_QUERY_NAMES): URL {
  const url = new URL(href);
  for (const name of names) url.searchParams.delete(name);
  return url;
}
