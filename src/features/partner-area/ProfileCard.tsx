import { fill } from '#contract/fill.ts';
import type { OwnPartnerProfile as Profile } from '#contract/partners/partner.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { textsOf } from '#src/ui/form/text-of.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Note } from '#src/ui/Note.tsx';
import { useUnsavedForm } from '#src/ui/useUnsavedForm.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { usePartnerArea } from './partner-area-context.ts';
import styles from './sections.module.css';

/** The partner's profile, and whether we have verified it. */
export function ProfileCard({ profile, onProfile }: { profile: Profile; onProfile: (profile: Profile) => void }) {
  const { texts, links, supportEmail, replyWithinHours } = usePartnerArea();
  const t = texts.profile;
  const { created_at: since, verified_at: checkedAt } = profile;
  return (
    <section className={styles.section} id="profile" aria-labelledby="profile-title">
      <h2 id="profile-title">{t.title}</h2>
      <div className="with-aside">
        <div className="stack">
          <ProfileForm profile={profile} onProfile={onProfile} />
          <PosterContactForm profile={profile} onProfile={onProfile} />
        </div>
        <aside>
          <div className="card">
            <dl className="dl" data-profile="">
              <dt>{t.partnerId}</dt>
              <dd className="mono">{profile.partner_id}</dd>
              {since && (
                <>
                  <dt>{t.since}</dt>
                  <dd>{formatDate(since)}</dd>
                </>
              )}
              <dt>{t.check}</dt>
              <dd>{checkedAt ? fill(t.checked, { date: formatDate(checkedAt) }) : t.unchecked}</dd>
            </dl>
            <p>
              <a className="btn line small" href={links.account}>
                {t.account}
              </a>
            </p>
          </div>
          <div className="card">
            <h3>{t.helpTitle}</h3>
            <p className="sm muted">{fill(t.helpText, { hours: replyWithinHours })}</p>
            <p>
              <a className="alone" href={links.support}>
                {supportEmail}
              </a>
            </p>
          </div>
        </aside>
      </div>
    </section>
  );
}

const NAMES = ['poster_name', 'poster_office', 'poster_reach'] as const;

/** The contact person for students, as the poster prints it. All fields are optional. */
function PosterContactForm({ profile, onProfile }: { profile: Profile; onProfile: (profile: Profile) => void }) {
  const { guard, texts, errors, toasts } = usePartnerArea();
  const { lang } = guard;
  const t = texts.poster;
  const form = useUnsavedForm({
    id: 'poster',
    names: NAMES,
    onTry: toasts.clear,
    check: () => [],
    send: (entries, { signal }) => call('POST /api/partner/poster-contact', textsOf(entries, NAMES), { lang, signal }),
    onOk: (saved) => {
      toasts.push({ tone: 'ok', title: t.saved });
      onProfile(saved);
    },
    fallback: t.fallback,
    errors,
  });
  const labels = { poster_name: t.name, poster_office: t.office, poster_reach: t.reach };
  const of = fieldProps(form, labels, profile);
  return (
    <form ref={form.ref} className="card stack" method="post" noValidate {...form.events} data-poster-contact="">
      <h3>{t.title}</h3>
      <p className="sm muted">{t.lead}</p>
      {profile.contact_changed_at && <Note tone="info" title={t.waits} />}
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      <Field {...of('poster_name')} hint={t.nameHint} optional={t.optional} autoComplete="off" />
      <Field {...of('poster_office')} hint={t.lineHint} optional={t.optional} autoComplete="off" />
      <Field {...of('poster_reach')} hint={t.reachHint} optional={t.optional} autoComplete="off" />
      <FormEnd form={form} label={t.save} texts={texts.form} ready look="line" />
    </form>
  );
}
