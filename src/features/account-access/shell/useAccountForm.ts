import type { Answer } from '#src/lib/answer.ts';
import { callJson } from '#src/lib/call.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { useAccount } from './account-context.ts';
import { placed } from './refusals.ts';

interface AccountForm {
  id: string;
  names: readonly string[];
  call: string;
  check: (entries: Entries) => Problem | undefined;
  bodyOf: (entries: Entries) => object;
  /** May read a refusal as something else: a further step, for one. */
  read?: (answer: Answer, entries: Entries) => Answer | Promise<Answer>;
  onOk: (data: unknown, entries: Entries) => string | undefined;
  fallback: string;
}

/** A form about an account: checked for its first fault, sent as JSON, refused at its fields. */
export function useAccountForm(rules: AccountForm): FormHandle {
  const { lang, errors } = useAccount();
  const { id, names, call, check, bodyOf, read = (answer) => answer, onOk, fallback } = rules;
  return useForm({
    id,
    names,
    check,
    send: async (entries, { signal }) => {
      const answer = await read(await callJson(call, bodyOf(entries), { lang, signal }), entries);
      return answer.kind === 'refused' ? placed(answer, errors) : answer;
    },
    onOk,
    fallback,
    errors,
  });
}
