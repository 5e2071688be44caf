import { callJson } from '#src/lib/call.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { useShell } from '../shell/shell-context.ts';
import { type Typed, typedOf, typedProblems } from '../shell/typed-problems.ts';
import type { RuleName } from './rules.ts';

export interface TypedForm {
  id: string;
  call: 'resend-link' | 'announce-originals' | 'update-applicant' | 'withdraw-application' | 'stop-reminders';
  token?: string;
  names: readonly string[];
  /** The contract's rules; a form without fields has none. */
  rule?: RuleName;
  /** What is sent of what was typed; everything, if not said otherwise. */
  bodyOf?: (typed: Typed) => object;
  onOk: (data: unknown) => string | undefined;
}

/** A form without files: its fields go to a call as JSON. */
export function useTypedForm({ id, call, token, names, rule, bodyOf = (typed) => typed, onOk }: TypedForm): FormHandle {
  const { lang, texts, errors } = useShell();
  return useForm({
    id,
    names,
    check: (entries) => (rule ? typedProblems(rule, entries, names) : []),
    send: (entries, { signal }) => callJson(call, bodyOf(typedOf(entries, names)), { lang, token, signal }),
    onOk,
    fallback: texts.form.failed,
    errors,
  });
}
