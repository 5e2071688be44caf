import { type ReactNode, useState } from 'react';
import { passwordProfile } from '#contract/accounts/password-profile.ts';
import { LazyAddressSlip } from '#src/ui/email-slip/LazyAddressSlip.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { AccountEmail } from '../shell/AccountEmail.tsx';
import { AccountForm } from '../shell/AccountForm.tsx';
import styles from '../shell/account.module.css';
import { useAccount } from '../shell/account-context.ts';
import { focusOn } from '../shell/focus-on.ts';
import { useAccountForm } from '../shell/useAccountForm.ts';
import { AccountPassword } from './AccountPassword.tsx';
import { CheckMail } from './CheckMail.tsx';
import type { SignUpTexts } from './sign-up.text.ts';
import { SIGN_UP_FIELDS, type SignUpKind, signUpProblem } from './sign-up-rules.ts';

interface Props {
  kind: SignUpKind;
  texts: SignUpTexts;
  /** The id of a partner, or the token of its invitation; students need one. */
  partner?: string;
  title?: string;
  /** Stands under the form. */
  below?: ReactNode;
  /** Called where the server does not know the partner. */
  onUnknownPartner?: () => void;
}

const HINT = { student: 'studentHint', employer: 'employerHint', partner: 'partnerHint' } as const;

/** Makes a new account. It ends with a mail to be confirmed, whether or not the address has an account already. */
export function SignUp({ kind, texts: t, partner, title, below, onUnknownPartner }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  const goBack = () => {
    setSentTo(undefined);
    focusOn('sign-up-email');
  };
  // The form is hidden, not removed, so that going back does not empty it.
  return (
    <>
      {sentTo !== undefined && <CheckMail kind={kind} email={sentTo} texts={t} onBack={goBack} />}
      <div className="stack" hidden={sentTo !== undefined}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <SignUpForm
          kind={kind}
          texts={t}
          onSent={setSentTo}
          {...(partner ? { partner } : {})}
          {...(onUnknownPartner ? { onUnknownPartner } : {})}
        >
          <Privacy texts={t} />
          {below}
        </SignUpForm>
      </div>
    </>
  );
}

function SignUpForm(props: Props & { onSent: (email: string) => void; children: ReactNode }) {
  const { kind, texts: t, partner, onSent, onUnknownPartner, children } = props;
  const { lang, texts } = useAccount();
  const form = useAccountForm({
    id: 'sign-up',
    names: SIGN_UP_FIELDS[kind],
    call: 'POST /api/auth/sign-up',
    check: (entries) => signUpProblem(kind, entries),
    bodyOf: (entries) => ({
      email: textOf(entries, 'email'),
      password: textOf(entries, 'password'),
      options: {
        data: {
          role: kind,
          ...(partner && { partner_id: partner }),
          ...(kind === 'employer' && { first_name: textOf(entries, 'company') }),
        },
      },
      lang,
    }),
    refusals: { partner_link_required: onUnknownPartner },
    onOk: (_reply, entries) => {
      onSent(String(entries.get('email') ?? '').trim());
    },
    fallback: t.failed,
  });
  return (
    <>
      <AccountForm form={form} failedTitle={t.failedTitle} submit={t.submit}>
        {kind === 'employer' && (
          <Field form={form} name="company" label={texts.fields.company} autoComplete="organization" />
        )}
        <AccountEmail form={form} />
        <LazyAddressSlip form={form} texts={t.slip} />
        <AccountPassword form={form} profile={passwordProfile(kind)} />
      </AccountForm>
      <div className="sm muted stack">
        <p>{t[HINT[kind]]}</p>
        {children}
      </div>
    </>
  );
}

function Privacy({ texts: t }: { texts: SignUpTexts }) {
  const { links } = useAccount();
  return (
    <p>
      {t.privacyBefore} <a href={links.privacy}>{t.privacyLink}</a>.
    </p>
  );
}
