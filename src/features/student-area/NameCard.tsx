import { call } from '#src/lib/call/call.ts';
import { readUser, tellSession } from '#src/lib/session/session.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { textsOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { FirstFault } from '#src/ui/form-errors/FirstFault.tsx';
import { Note } from '#src/ui/Note.tsx';
import styles from './student-area.module.css';
import { useStudentArea } from './student-area-context.ts';

const NAMES = ['first_name', 'last_name'] as const;

/** Asks once for the name of a student who signed up without one by an old link. Step 1 is filled in with it. */
export function NameCard() {
  const { guard, texts, errors } = useStudentArea();
  const { lang } = guard;
  const t = texts.name;
  const form = useForm({
    id: 'name',
    names: NAMES,
    check: (entries) => NAMES.filter((name) => !entries.has(name)).map((path) => ({ path, code: 'input_empty' })),
    send: (entries, { signal }) => call('POST /api/auth/change-name', textsOf(entries, NAMES), { lang, signal }),
    onOk: (reply) => {
      const user = readUser(reply);
      if (!user) return texts.faults.actFailed;
      tellSession({ kind: 'token-refreshed', user });
      return undefined;
    },
    fallback: texts.faults.actFailed,
    errors,
  });
  return (
    <section className={`card ${styles.parts}`} data-name="">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
        {form.sending.kind === 'refused' && (
          <Note tone="warn" title={t.failed} role="alert" text={form.sending.message} />
        )}
        <Field form={form} name="first_name" label={t.firstName} autoComplete="given-name" />
        <Field form={form} name="last_name" label={t.lastName} autoComplete="family-name" />
        <FormEnd form={form} label={t.save} texts={texts.form} ready look="line" />
        <FirstFault form={form} />
      </form>
    </section>
  );
}
