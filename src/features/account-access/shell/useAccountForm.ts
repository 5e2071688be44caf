import type { InputOf, JsonAddress, ReplyOf } from '#contract/calls.ts';
import type { Answer, Unchecked } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { useKeptTexts } from '#src/ui/account-forms/useKeptTexts.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { useAccount } from './account-context.ts';
import { placed } from './refusals.ts';

interface AccountForm<At extends JsonAddress> {
  id: string;
  names: readonly string[];
  call: At;
  check: (entries: Entries) => Problem | readonly Problem[] | undefined;
  bodyOf: (entries: Entries) => InputOf<At>;
  /** What a refusal leads to beside its message, by its code. */
  refusals?: Readonly<Record<string, (() => void) | undefined>>;
  /** Can read a refusal as something else, such as a further step. */
  read?: (answer: Answer<ReplyOf<At>>, entries: Entries) => Answer<Said<At>> | Promise<Answer<Said<At>>>;
  onOk: (reply: Said<At>, entries: Entries) => string | undefined;
  fallback: string;
  timeoutMilliseconds?: number;
}

type Said<At extends JsonAddress> = Unchecked<ReplyOf<At>>;

/** A form about an account: shows the first fault, sends JSON, and puts refusals at their fields. */
export function useAccountForm<At extends JsonAddress>(rules: AccountForm<At>): FormHandle {
  const { lang, errors } = useAccount();
  const { id, names, call: at, check, bodyOf, refusals = {}, read = (answer) => answer } = rules;
  const { onOk, fallback, timeoutMilliseconds } = rules;
  const form = useForm({
    id,
    names,
    check,
    send: async (entries, { signal }) => {
      const answer = await read(
        await call(at, bodyOf(entries), { lang, signal, ...(timeoutMilliseconds && { timeoutMilliseconds }) }),
        entries,
      );
      if (answer.kind !== 'refused') return answer;
      refusals[answer.code]?.();
      return placed(answer, errors);
    },
    onOk,
    fallback,
    errors,
  });
  useKeptTexts(id, form.ref, form.refresh);
  return form;
}
