import { useEffect } from 'react';
import type { SessionUser } from '#contract/accounts/account.ts';
import { call } from '#src/lib/call/call.ts';
import { readAccessEnded } from '#src/lib/read-access-ended.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { ProfileDetails } from '../ProfileDetails.tsx';
import type { OnboardingProps } from '../partner-area-props.ts';
import { created } from '../profile-created.ts';
import { useProfileForm } from '../useProfileForm.ts';
import styles from './onboarding.module.css';
import { partnerDraft } from './partner-draft.ts';

type Props = OnboardingProps & { user: SessionUser };

export function Onboarding({ user: { id: accountId }, guard: { lang }, texts: t, errors, dashboard, picture }: Props) {
  const draft = partnerDraft.read(accountId);
  // Who ended the caller's access to a partner, and whom to ask. Without an answer the form serves as for anybody new.
  const { data: ended } = useLoaded({
    ask: (signal) => call('GET /api/partner/access', {}, { lang, signal }),
    read: readAccessEnded,
    fault: () => undefined,
  });
  const form = useProfileForm({
    id: 'onboarding',
    call: 'POST /api/partner/create-profile',
    lang,
    errors,
    fallback: t.fallback,
    onOk: () => {
      partnerDraft.forget();
      created.put();
      // 'Back' must not lead to a form that was already sent.
      location.replace(dashboard);
    },
  });

  useEffect(() => partnerDraft.keep(form.entries, accountId), [form.entries, accountId]);
  const labels = { ...t.details, organization_name: t.organization, contact_person: t.contactPerson };
  const of = fieldProps(form, labels, draft);

  return (
    <div className="wrap app">
      <div className={styles.page}>
        <div>
          <header>
            <h1>{t.title}</h1>
            <p className="muted">{t.lead}</p>
            {ended ? (
              <p role="status" data-access-ended>
                <strong>{t.endedTitle}.</strong> {ended} {t.endedElse}
              </p>
            ) : (
              <p className="muted">{t.colleague}</p>
            )}
          </header>
          <form ref={form.ref} className="card raised stack" method="post" noValidate {...form.events}>
            <ErrorSummary form={form} labels={labels} texts={t.form} />
            <Field {...of('organization_name')} hint={t.organizationHint} autoComplete="organization" />
            <Field {...of('contact_person')} hint={t.contactPersonHint} autoComplete="name" />
            <ProfileDetails form={form} texts={t.details} values={draft} />
            <FormEnd form={form} label={t.submit} texts={t.form} ready />
          </form>
        </div>
        <aside>
          <img src={picture} alt="" width={480} height={360} loading="lazy" />
          <h2>{t.nextTitle}</h2>
          <p className="muted">{t.next}</p>
        </aside>
      </div>
    </div>
  );
}
