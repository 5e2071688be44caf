import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import { KEY_DAYS } from '#contract/limits.ts';
import { call } from '#src/lib/call/call.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Select } from '#src/ui/form-fields/Select.tsx';
import { atField } from '#src/ui/password/at-field.ts';
import { OwnPassword } from '../OwnPassword.tsx';
import type { RoomProps } from '../room-props.ts';
import own from './server.module.css';
import type { ServerTexts } from './server.text.ts';

interface Props extends RoomProps<ServerTexts> {
  onMade: (made: ReplyOf<'POST /api/admin/make-key'>) => void;
}

export function MakeKey({ lang, texts: { keys: t, failed }, onMade }: Props) {
  const form = useForm({
    id: 'make-key',
    names: ['name', 'days', 'password'],
    check: (entries) =>
      ['name', 'password'].filter((path) => !entries.has(path)).map((path) => ({ path, code: 'input_empty' })),
    send: async (entries, { signal }) => {
      const days = KEY_DAYS.find((each) => String(each) === textOf(entries, 'days')) ?? KEY_DAYS[0];
      const input = { name: textOf(entries, 'name'), days, password: textOf(entries, 'password') };
      return atField(await call('POST /api/admin/make-key', input, { lang, signal }), { password_wrong: 'password' });
    },
    onOk: (made) => {
      form.ref.current?.reset();
      form.refresh();
      onMade(made);
    },
    fallback: failed,
    errors: t.errors,
  });
  const choices = KEY_DAYS.map((days) => [String(days), fill(t.days, { days })] as const);
  return (
    <form ref={form.ref} className={`stack ${own.form}`} method="post" noValidate {...form.events}>
      <h3>{t.makeTitle}</h3>
      <ErrorSummary form={form} labels={{ name: t.name, days: t.valid, password: t.password }} texts={t.form} />
      <Field form={form} name="name" label={t.name} hint={t.nameHint} autoComplete="off" />
      <Select form={form} name="days" label={t.valid} choices={choices} />
      <OwnPassword form={form} label={t.password} texts={t.passwordField} />
      <FormEnd form={form} label={t.make} texts={t.form} ready look="line" />
    </form>
  );
}
