import { LazyAddressSlip } from '#src/ui/email-slip/LazyAddressSlip.tsx';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { NewPassword } from '#src/ui/password/NewPassword.tsx';
import styles from './invite.module.css';
import { useInvitePage } from './invite-context.ts';
import { useRegistration } from './useRegistration.ts';

export function RegistrationForm({ token }: { token: string }) {
  const { texts: t } = useInvitePage();
  const { form, isLeaving, refusedTitle } = useRegistration(token);
  const connection = {
    offlineTitle: t.broken,
    timeoutTitle: t.broken,
    offlineText: t.noConnection,
    retry: t.form.retry,
  };
  // Nothing is uploaded here: one sentence serves for every moment of sending.
  const button = { sending: t.form.sending, keepOpen: t.form.sending, arriving: t.form.sending };
  return (
    // Without a script the form must not write a password into the address.
    <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
      <ErrorSummary form={form} labels={labelsOf(t)} texts={{ ...t.form, refusedTitle }} />
      <Field form={form} name="email" label={t.email} type="email" autoComplete="email" inputMode="email" />
      <LazyAddressSlip form={form} texts={t.slip} />
      <div className={styles.names}>
        <Field form={form} name="firstName" label={t.firstName} hint={t.nameHint} autoComplete="given-name" />
        <Field form={form} name="lastName" label={t.lastName} hint={t.nameHint} autoComplete="family-name" />
        <p className="hint">{t.oneName}</p>
      </div>
      <NewPassword form={form} profile="sign-up" label={t.password} repeat={t.repeat} texts={t.passwords} />
      <ConnectionNote form={form} texts={connection} />
      <SubmitButton form={form} label={isLeaving ? t.goingOn : t.submit} texts={button} ready />
    </form>
  );
}

function labelsOf(t: Record<'email' | 'firstName' | 'lastName' | 'password' | 'repeat', string>) {
  const { email, firstName, lastName, password, repeat } = t;
  return { email, firstName, lastName, password, password_confirm: repeat };
}
