import type { InputOf, JsonPath, ReplyOf } from '#contract/calls.ts';
import type { Answer, Unchecked } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import type { At } from '#src/lib/call/call-address.ts';
import { useKeptTexts } from '#src/ui/account-forms/useKeptTexts.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { useAccount } from './account-context.ts';
import { placed } from './refusals.ts';

interface AccountForm<Path extends JsonPath> {
  id: string;
  names: readonly string[];
  call: At<Path>;
  check: (entries: Entries) => Problem | undefined;
  bodyOf: (entries: Entries) => InputOf<Path>;
  /** Can read a refusal as something else, such as a further step. */
  read?: (answer: Answer<ReplyOf<Path>>, entries: Entries) => Answer<Said<Path>> | Promise<Answer<Said<Path>>>;
  onOk: (reply: Said<Path>, entries: Entries) => string | undefined;
  fallback: string;
}

type Said<Path extends JsonPath> = Unchecked<ReplyOf<Path>>;

/** A form about an account: shows the first fault, sends JSON, and puts refusals at their fields. */
export function useAccountForm<Path extends JsonPath>(rules: AccountForm<Path>): FormHandle {
  const { lang, errors } = useAccount();
  const { id, names, call: at, check, bodyOf, read = (answer) => answer, onOk, fallback } = rules;
  const form = useForm({
    id,
    names,
    check,
    send: async (entries, { signal }) => {
      const answer = await read(await call(at, bodyOf(entries), { lang, signal }), entries);
      return answer.kind === 'refused' ? placed(answer, errors) : answer;
    },
    onOk,
    fallback,
    errors,
  });
  useKeptTexts(id, form.ref, form.refresh);
  return form;
}
