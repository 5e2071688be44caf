import { useStore } from '@nanostores/react';
import { $session } from '#src/lib/session/session.ts';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';

interface Props {
  form: FormHandle;
  label: string;
  texts: Parameters<typeof PasswordField>[0]['texts'];
}

/** Asks for the password of whoever is signed in, before something that gives others access. */
export function OwnPassword({ form, label, texts }: Props) {
  const session = useStore($session, { ssr: 'initial' });
  return (
    <>
      {/* For password managers: without it they take another address of the form for the account's. */}
      {session.kind === 'signed-in' && (
        <input type="text" name="username" autoComplete="username" defaultValue={session.user.email} readOnly hidden />
      )}
      <PasswordField form={form} name="password" label={label} autoComplete="current-password" texts={texts} />
    </>
  );
}
