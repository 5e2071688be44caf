import type { ReactNode } from 'react';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useAccountSettings } from './account-settings-context.ts';

interface Props {
  form: FormHandle;
  labels: Readonly<Record<string, string>>;
  texts: Record<'title' | 'text' | 'save' | 'doneTitle' | 'doneText', string>;
  children: ReactNode;
}

export function SettingsCard({ form, labels, texts: t, children }: Props) {
  const { texts } = useAccountSettings();
  return (
    <section className="card" data-settings={form.idOf('').slice(0, -1)}>
      <h2>{t.title}</h2>
      <form ref={form.ref} className="stack" noValidate method="post" {...form.events}>
        <p className="muted sm">{t.text}</p>
        <div role="status">{form.isDone && <Note tone="ok" title={t.doneTitle} text={t.doneText} />}</div>
        <ErrorSummary form={form} labels={labels} texts={texts.form} />
        {children}
        <FormEnd form={form} label={t.save} texts={texts.form} ready look="line" />
      </form>
    </section>
  );
}
