import { useRef, useState } from 'react';
import { call } from '#src/lib/call/call.ts';
import { handOver } from '#src/lib/hand-over.ts';
import { useKeptTexts } from '#src/ui/account-forms/useKeptTexts.ts';
import { LazyAddressSlip } from '#src/ui/email-slip/LazyAddressSlip.tsx';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { useForm } from '#src/ui/form/useForm.ts';
import type { Sending } from '#src/ui/form/useSending.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { useOnMount } from '#src/ui/island/on-change.ts';
import { NewPassword } from '#src/ui/password/NewPassword.tsx';
import styles from './invite.module.css';
import type { InviteTexts } from './invite.text.ts';
import { useInvitePage } from './invite-context.ts';
import { FIELDS, type RefusalCode, readRegistration, registrationBody, registrationProblems } from './registration.ts';

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

/** The sign-up form of an invitation. It ends on the students' sign-in page, which fills in the e-mail. */
function useRegistration(token: string) {
  const { lang, texts: t, errors, links } = useInvitePage();
  const [isLeaving, setLeaving] = useState(false);
  const sentTo = useRef('');
  const form = useForm({
    id: 'invite',
    names: FIELDS,
    check: registrationProblems,
    send: async (entries, { signal }) => {
      const body = registrationBody(entries, token, lang);
      sentTo.current = body.email;
      return readRegistration(await call('POST /api/functions/consume-invite', body, { lang, signal }));
    },
    onOk: () => {
      handOver.put({ kind: 'invited', email: sentTo.current });
      setLeaving(true);
      location.assign(links.signIn);
    },
    fallback: t.refusedText,
    errors,
  });
  useKeptTexts('invite', form.ref, form.refresh);
  useOnMount(() => {
    // 'Back' from the next page may restore this one from the browser's cache, as it was left.
    const onShow = () => setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });
  return { form, isLeaving, refusedTitle: titleOf(form.sending, t) };
}

/** The title over a refusal: too many tries and a busy server are nobody's fault. */
function titleOf(sending: Sending, t: InviteTexts): string {
  if (sending.kind !== 'refused') return t.refused;
  if (sending.paused) return t.pause;
  return sending.code === ('broken' satisfies RefusalCode) ? t.broken : t.refused;
}
