import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { fieldErrors } from '#contract/field-errors.ts';
import { callJson } from '#src/lib/call.ts';
import { errorText } from '#src/lib/error-text.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { useArea } from './area-context.ts';

type Typed = Readonly<Record<string, string>>;

export interface TypedForm {
  id: string;
  call: 'resend-link' | 'announce-originals' | 'update-applicant' | 'withdraw-application' | 'stop-reminders';
  token?: string;
  names: readonly string[];
  /** The contract's rules; a form without fields has none. */
  schema?: z.core.$ZodType;
  /** What is sent of what was typed; everything, if not said otherwise. */
  bodyOf?: (typed: Typed) => object;
  onOk: (data: unknown) => string | undefined;
}

/** A form without files: its fields go to a call as JSON. */
export function useTypedForm({
  id,
  call,
  token,
  names,
  schema,
  bodyOf = (typed) => typed,
  onOk,
}: TypedForm): FormHandle {
  const { lang, texts, errors } = useArea();
  return useForm({
    id,
    names,
    check: (entries) => (schema ? typedProblems(schema, typedOf(entries, names)) : []),
    send: (entries, { signal }) => callJson(call, bodyOf(typedOf(entries, names)), { lang, token, signal }),
    onOk,
    fallback: texts.form.failed,
    say: ({ code, params }) => errorText(errors, code, params),
  });
}

/** A field that was left out reads as an empty one. */
function typedOf(entries: Entries, names: readonly string[]): Typed {
  return Object.fromEntries(
    names.map((name) => {
      const value = entries.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

function typedProblems(schema: z.core.$ZodType, typed: Typed): Problem[] {
  const result = safeParse(schema, typed);
  return result.success ? [] : fieldErrors(result.error);
}
