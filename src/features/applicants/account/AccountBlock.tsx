import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { Labelled } from '#src/ui/form/Labelled.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { NewPassword } from '#src/ui/password/NewPassword.tsx';
import type { ApplicantProps } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import own from './AccountBlock.module.css';
import type { AccountBlockTexts } from './account-block.text.ts';
import { accountProblem } from './account-problem.ts';
import { ACCOUNT_ANCHOR } from './offers-account.ts';

/** Offers an account to somebody who has applied without one. */
export function AccountBlock({ applicant, token, texts: t }: ApplicantProps<AccountBlockTexts>) {
  const { scenes } = useApplicantResources();
  const [created, setCreated] = useState(useShell().finished?.done === 'sign-up');
  return (
    <section className={`card raised ${created ? '' : own.account}`} id={ACCOUNT_ANCHOR} data-block="account">
      {created ? (
        <>
          <h2 className={layout.heading}>{t.title}</h2>
          <div className={layout.parts}>
            <Confirmation title={t.doneTitle} text={fill(t.doneText, { email: applicant.email })} />
            <p>
              <a className="btn" href={t.loginHref}>
                {t.login}
              </a>
            </p>
          </div>
        </>
      ) : (
        <>
          <div className={own.about}>
            <div>
              <h2 className={layout.heading}>{t.title}</h2>
              <p className="muted">{t.text}</p>
            </div>
            <img src={scenes.upload} alt="" width={240} height={180} loading="lazy" />
          </div>
          <AccountForm applicant={applicant} token={token} texts={t} onCreated={() => setCreated(true)} />
        </>
      )}
    </section>
  );
}

type FormProps = ApplicantProps<AccountBlockTexts> & { onCreated: () => void };

function AccountForm({ applicant, token, texts: t, onCreated }: FormProps) {
  const { lang, texts } = useShell();
  const { email } = applicant;
  const form = useForm({
    id: 'account',
    to: 'POST /api/auth/sign-up',
    names: ['email', 'password', 'password_confirm', 'role'],
    check: accountProblem,
    send: (entries, { signal }) => {
      const role = textOf(entries, 'role') === 'employer' ? 'employer' : 'candidate';
      const data = { role, access_token: token } as const;
      const input = { email, password: textOf(entries, 'password'), options: { data }, lang };
      return call('POST /api/auth/sign-up', input, { lang, signal });
    },
    onOk: () => {
      onCreated();
      return undefined;
    },
    fallback: t.failed,
    errors: t.errors,
  });
  const labels = { email: t.email, password: t.password, password_confirm: t.repeat, role: t.role };
  return (
    <PostForm form={form} className="stack">
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      <Labelled id={form.idOf('email')} label={t.email} hint={t.emailHint}>
        {(control) => (
          // Read-only: only this address can be linked to the application.
          <input
            {...control}
            name="email"
            className={own.fixed}
            type="email"
            value={email}
            readOnly
            autoComplete="username"
          />
        )}
      </Labelled>
      <NewPassword form={form} profile="sign-up" label={t.password} repeat={t.repeat} texts={t.fields} />
      <fieldset className="group">
        <legend className="label">{t.role}</legend>
        <div className={`choices ${own.roles}`}>
          {(['candidate', 'employer'] as const).map((role) => (
            <label key={role}>
              <input
                type="radio"
                name="role"
                value={role}
                defaultChecked={role === form.firstOf('role', 'candidate')}
              />
              {t[role]}
            </label>
          ))}
        </div>
      </fieldset>
      <FormEnd form={form} label={t.submit} texts={texts.form} ready />
    </PostForm>
  );
}
