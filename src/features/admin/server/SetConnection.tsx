import { useState } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import type { Connection } from '#contract/desk/connection.ts';
import { call } from '#src/lib/call/call.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Select } from '#src/ui/form-fields/Select.tsx';
import { Note } from '#src/ui/Note.tsx';
import { atField } from '#src/ui/password/at-field.ts';
import { useUnsavedForm } from '#src/ui/useUnsavedForm.ts';
import { reasonText } from '../mails/mail-fault.ts';
import { OwnPassword } from '../OwnPassword.tsx';
import type { RoomProps } from '../room-props.ts';
import own from './server.module.css';
import type { ServerTexts } from './server.text.ts';

type Listed = ReplyOf<'GET /api/admin/connections'>['connections'];

interface Props extends Pick<RoomProps<ServerTexts>, 'lang' | 'texts'> {
  /** Those that can be set here. */
  connections: Listed;
  onSet: (connections: Listed) => void;
}

/** Stores are asked many things; a bucket in another part of the world takes its time. */
const TRY_MILLISECONDS = 180_000;

/** Tries where mail or copies are to go, and keeps it. Asks for the password, since others' mail goes that way. */
export function SetConnection({ lang, texts: { connections: t, failed }, connections, onSet }: Props) {
  const [isSet, setSet] = useState(false);
  const chosenIn = (entries: Parameters<typeof textOf>[0]): Connection =>
    (connections.find(({ connection }) => connection === textOf(entries, 'connection')) ?? connections[0])
      ?.connection ?? 'mail';
  const form = useUnsavedForm({
    id: 'set-connection',
    names: ['connection', 'address', 'port', 'region', 'user', 'secret', 'end', 'password'],
    check: (entries) => {
      // A field that is left blank must not end what is in use.
      const named = entries.has('end') ? [] : ['address'];
      return [...named, 'password'].filter((path) => !entries.has(path)).map((path) => ({ path, code: 'input_empty' }));
    },
    send: async (entries, { signal }) => {
      setSet(false);
      const texts = ['address', 'port', 'region', 'user', 'secret', 'password'].map((name) => [
        name,
        textOf(entries, name),
      ]);
      const typed = { ...(Object.fromEntries(texts) as { password: string }), connection: chosenIn(entries) };
      const input = entries.has('end') ? { ...typed, address: '' } : typed;
      const options = { lang, signal, timeoutMilliseconds: TRY_MILLISECONDS };
      return atField(await call('POST /api/admin/set-connection', input, options), {
        password_wrong: 'password',
      });
    },
    onOk: ({ connections, failed: reason }) => {
      if (reason !== null) return `${t.notSet} ${reasonText(reason, t.reasons)}`;
      form.ref.current?.reset();
      form.refresh();
      setSet(true);
      onSet(connections);
      return undefined;
    },
    fallback: failed,
    errors: t.errors,
  });
  const chosen = chosenIn(form.entries);
  const isMail = chosen === 'mail';
  const ofBucket = chosen === 'bucket' && { user: t.accessKey, secret: t.secretKey };
  const labels = { ...t.labels, address: t.address[chosen], ...ofBucket };
  const of = fieldProps(form, labels, { port: 587 });
  return (
    <form ref={form.ref} className={`stack ${own.form}`} method="post" noValidate {...form.events}>
      <h3>{t.setTitle}</h3>
      <ErrorSummary form={form} labels={labels} texts={t.form} />
      <Select
        form={form}
        name="connection"
        label={t.labels.connection}
        choices={connections.map(({ connection }) => [connection, t[connection]])}
      />
      <Field {...of('address')} hint={t.hint[chosen]} autoComplete="off" />
      {isMail && <Field {...of('port')} hint={t.portHint} autoComplete="off" inputMode="numeric" />}
      {chosen === 'bucket' && <Field {...of('region')} autoComplete="off" optional={t.optional} />}
      {chosen !== 'folder' && (
        <>
          <Field {...of('user')} autoComplete="off" {...(isMail && { optional: t.optional })} />
          <PasswordField {...of('secret')} autoComplete="new-password" texts={t.passwordField} />
        </>
      )}
      {connections.some(({ connection, set }) => connection === chosen && set === 'here') && (
        <Checkbox form={form} name="end" optional hint={t.without[chosen]}>
          {t.end}
        </Checkbox>
      )}
      <OwnPassword form={form} label={labels.password} texts={t.passwordField} />
      <FormEnd form={form} label={t.set} texts={t.form} ready look="line" />
      <div role="status">{isSet && <Note tone="ok" title={t.done} text={t.doneText} />}</div>
    </form>
  );
}
