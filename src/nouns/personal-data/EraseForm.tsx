import type { ComponentProps, ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import type { Entries } from '#src/ui/form/entries.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import type { PlainFields } from '#src/ui/form/plain-form.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { FirstFault } from '#src/ui/form-errors/FirstFault.tsx';
import { useOnMount } from '#src/ui/island/on-change.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { isNowhere } from '#src/ui/useFocusBack.ts';
import type { eraseFormText } from './erase-form.text.ts';

type FormTexts = ComponentProps<typeof ConnectionNote>['texts'] & ComponentProps<typeof SubmitButton>['texts'];

interface Props {
  /** The application's number, which is typed to confirm. */
  number: string;
  send: (entries: Entries, signal: AbortSignal) => Promise<Answer<unknown>>;
  onErased: () => void;
  /** The call, where the browser can send the form by itself. */
  to?: 'POST /api/my-data/erase';
  fixed?: PlainFields;
  onCancel: () => void;
  texts: Readonly<Record<keyof typeof eraseFormText, string>>;
  form: FormTexts;
  errors: ErrorTexts;
  /** Further fields, above the number. */
  children?: (form: FormHandle) => ReactNode;
}

/** Asks for the application's number before everything is erased: nothing brings it back. */
export function EraseForm(props: Props) {
  const { number, to, fixed, send, onErased, onCancel, texts: t, form: formTexts, errors, children } = props;
  const form = useForm({
    id: 'erase',
    names: ['reason', 'number'],
    ...(to && { to, fixed }),
    check: (entries) => (isTyped(entries, number) ? undefined : { path: 'number', code: 'erasure_number' }),
    send: (entries, { signal }) => send(entries, signal),
    onOk: () => {
      onErased();
    },
    fallback: t.failed,
    errors,
  });
  // The button that asked for this form is gone.
  useOnMount(() => {
    const field = form.ref.current?.querySelector<HTMLElement>('select, input:not([type=hidden])');
    if (isNowhere()) field?.focus();
  });
  return (
    <PostForm form={form} id={form.idOf('faults')} className="stack">
      {form.sending.kind === 'refused' && (
        <Note tone="warn" title={t.failedTitle} role="alert" text={form.sending.message} />
      )}
      {children?.(form)}
      <Field form={form} name="number" label={t.number} hint={fill(t.numberHint, { number })} autoComplete="off" />
      <ConnectionNote form={form} texts={formTexts} />
      <div className="row">
        <SubmitButton form={form} label={t.submit} texts={formTexts} ready look="bad" />
        <Button look="line" label={t.cancel} onClick={onCancel} />
      </div>
      <FirstFault form={form} />
    </PostForm>
  );
}

/** Without case, spaces and hyphens, as people type numbers. The server decides. */
function isTyped(entries: Entries, number: string): boolean {
  const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const typed = bare(String(entries.get('number') ?? ''));
  return typed === bare(number);
}
