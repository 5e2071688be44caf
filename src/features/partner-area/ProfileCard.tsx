import { fill } from '#contract/fill.ts';
import type { OwnPartnerProfile as Profile } from '#contract/partners/partner.ts';
import { formatDate } from '#src/i18n/format.ts';
import { PosterContactForm } from './PosterContactForm.tsx';
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
              <a className={styles.mail} href={links.support}>
                {supportEmail}
              </a>
            </p>
          </div>
        </aside>
      </div>
    </section>
  );
}
