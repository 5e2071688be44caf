import type { InputOf, JsonAddress, ReplyOf } from '#contract/calls.ts';
import { call } from '#src/lib/call/call.ts';
import type { PlainFields } from '#src/ui/form/plain-form.ts';
import { textsOf } from '#src/ui/form/text-of.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { useShell } from '../shell/shell-context.ts';
import { type Typed, typedProblems } from '../shell/typed-problems.ts';
import type { RuleName } from './rules.ts';

export interface TypedForm<At extends JsonAddress> {
  id: string;
  call: At;
  token?: string;
  names: readonly Extract<keyof InputOf<At>, string>[];
  /** The contract's rules; a form without fields has none. */
  rule?: RuleName;
  /** What goes along where the browser sends it by itself. */
  fixed?: PlainFields;
  /** What is sent of the typed values; all of them, unless given. */
  bodyOf?: (typed: Typed) => InputOf<At>;
  onOk: (reply: ReplyOf<At>) => string | undefined;
}

/** Fields are named as in the call; the server judges their values. */
function asTyped<Input>(typed: Typed): Input {
  return typed as Input;
}

/** A form without files: sends its fields to a call as JSON. */
export function useTypedForm<At extends JsonAddress>(typedForm: TypedForm<At>): FormHandle {
  const { id, call: at, token, names, rule, fixed, bodyOf = asTyped, onOk } = typedForm;
  const { lang, texts, errors } = useShell();
  return useForm({
    id,
    names,
    to: at,
    fixed,
    check: (entries) => (rule ? typedProblems(rule, entries, names) : []),
    send: (entries, { signal }) => call(at, bodyOf(textsOf(entries, names)), { lang, token, signal }),
    onOk,
    fallback: texts.form.failed,
    errors,
  });
}
