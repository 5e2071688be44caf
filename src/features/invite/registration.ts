import type { InputOf, ReplyOf } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer, Refusal, Unchecked } from '#src/lib/call/answer.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { passwordsDiffer, weakPassword } from '#src/ui/password/new-password.ts';

/** The fields in the order of the form. */
export const FIELDS = ['email', 'firstName', 'lastName', 'password', 'password_confirm'] as const;

/** All faults of what was typed. The server checks the rest. */
export function registrationProblems(entries: Entries): Problem[] {
  const missing = FIELDS.filter((name) => !entries.has(name)).map((path) => ({ path, code: 'input_empty' }));
  if (!entries.has('password')) return missing;
  const differ = entries.has('password_confirm') ? passwordsDiffer(entries) : undefined;
  return [...missing, ...weakness(entries), ...(differ ? [differ] : [])];
}

/** The specification has one sentence for the four common rules of passwords. */
function weakness(entries: Entries): Problem[] {
  const weak = weakPassword(entries, 'sign-up');
  if (!weak) return [];
  return [/long|common/.test(weak.code) ? weak : { ...weak, code: 'password_rules' }];
}

export function registrationBody(
  entries: Entries,
  token: string,
  lang: Lang,
): InputOf<'POST /api/functions/consume-invite'> {
  const typed = (name: (typeof FIELDS)[number]) => String(entries.get(name) ?? '');
  return {
    token,
    email: typed('email').trim(),
    password: typed('password'),
    firstName: typed('firstName').trim(),
    lastName: typed('lastName').trim(),
    lang,
  };
}

/** Decides the title over a refusal (`titleOf`). */
export type RefusalCode = 'refused' | 'broken';

/** The specification's reply, or its refusal with status 200. */
type Told = Unchecked<ReplyOf<'POST /api/functions/consume-invite'> & Record<'error' | 'details', unknown>>;

/** Reads an answer of consume-invite: joins its faults into one sentence, and tells a refusal from a broken server. */
export function readRegistration(answer: Answer<Told>): Answer<Told> {
  if (answer.kind === 'unreachable') return answer;
  if (answer.kind === 'ok') return answer.data.success === true ? answer : notOurs(answer.data);
  const { details, ...refusal } = answer;
  const code: RefusalCode = refusal.status >= 500 ? 'broken' : 'refused';
  return { ...refusal, code, ...(details ? { message: details.join(', ') } : {}) };
}

/** The specification may also refuse with status 200, by success, error and details. */
function notOurs({ success, error, details }: Told): Refusal {
  const listed = Array.isArray(details) ? details.filter((one) => typeof one === 'string').join(', ') : '';
  const message = listed || (typeof error === 'string' ? error : '');
  const isRefusal = success === false;
  const code: RefusalCode = isRefusal ? 'refused' : 'broken';
  return { kind: 'refused', status: isRefusal ? 400 : 500, code, errors: [], ...(message ? { message } : {}) };
}
