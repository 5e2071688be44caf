import { useState } from 'react';
import type { AdminAct, ListedAdmin } from '#contract/accounts/admin.ts';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { atField } from '#src/ui/password/at-field.ts';
import { OwnPassword } from '../OwnPassword.tsx';
import type { RoomProps } from '../room-props.ts';
import type { PeopleTexts } from './people.text.ts';

interface Props extends Pick<RoomProps<PeopleTexts>, 'lang' | 'texts'> {
  person: ListedAdmin;
  act: AdminAct;
  onDone: () => void;
}

/** Changes somebody's access, after a dialog that says what that means and asks for the password of whoever does it. */
export function AccessButton(props: Props) {
  const { texts, person, act } = props;
  const t = texts.acts[act];
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        look="line small"
        label={t.label}
        aria-label={`${t.label}: ${person.email}`}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      />
      <Dialog open={isAsking} title={fill(t.title, { email: person.email })} onClose={close}>
        <p>{t.text}</p>
        <AccessForm {...props} onCancel={close} />
      </Dialog>
    </>
  );
}

function AccessForm({ lang, texts: t, person, act, onDone, onCancel }: Props & { onCancel: () => void }) {
  const form = useForm({
    id: 'set-person',
    names: ['password'],
    check: (entries) => (entries.has('password') ? undefined : { path: 'password', code: 'input_empty' }),
    // Not aborted with the dialog: it may be done already, and the list is to show it.
    send: async (entries) => {
      const input = { account_id: person.account_id, act, password: textOf(entries, 'password') };
      return atField(await call('POST /api/admin/set-person', input, { lang }), { password_wrong: 'password' });
    },
    onOk: () => {
      onCancel();
      onDone();
    },
    fallback: t.notDone,
    errors: t.errors,
  });
  const isHarmless = act === 'enable' || act === 'make-admin';
  return (
    <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
      <ErrorSummary form={form} labels={{ password: t.password }} texts={t.form} />
      <OwnPassword form={form} label={t.password} texts={t.passwordField} />
      <ConnectionNote form={form} texts={t.form} />
      <DialogChoice cancel={t.cancel} onCancel={onCancel}>
        <SubmitButton
          form={form}
          label={t.acts[act].label}
          texts={t.form}
          ready
          look={isHarmless ? 'small' : 'bad small'}
        />
      </DialogChoice>
    </form>
  );
}
