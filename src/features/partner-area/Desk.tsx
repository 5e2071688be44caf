import { fill } from '#contract/fill.ts';
import type { OwnPartnerProfile as Profile } from '#contract/partners/partner.ts';
import { MembersCard } from '#src/nouns/member/MembersCard.tsx';
import { MEMBERS_TITLE } from '#src/nouns/member/members-props.ts';
import { CodeCard } from './invite/CodeCard.tsx';
import { LinkCard } from './invite/LinkCard.tsx';
import { LinksCard } from './invite/LinksCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { usePartnerArea } from './partner-area-context.ts';
import { RegistrationsSection } from './RegistrationsSection.tsx';
import sections from './sections.module.css';
import styles from './sections.module.css';
import { InviteStudents } from './students/InviteStudents.tsx';
import { useRegistrations } from './useRegistrations.ts';

/** A partner's desk: code and link first, since they are what partners come for, then the students who need them. */
export function Desk({ profile, onProfile }: { profile: Profile; onProfile: (profile: Profile) => void }) {
  const { texts } = usePartnerArea();
  const t = texts.invite;
  const registrations = useRegistrations(profile.verified_at !== null);
  const { view } = registrations;
  const waiting = view.kind === 'ready' ? view.summary.waiting.count : 0;
  // The invitation works at once, the rest of the page only once the organisation is verified.
  const state = !profile.invite_active ? 'inactive' : profile.verified_at === null ? 'unchecked' : 'active';
  return (
    <div className="wrap app">
      <header className="row spread">
        <div>
          <h1>{profile.organization_name}</h1>
          <p className="muted">
            {texts.profile.partnerId} <span className="mono">{profile.partner_id}</span> · {texts.profile.contactPerson}{' '}
            {profile.contact_person}
          </p>
        </div>
        <div className="row">
          {waiting > 0 && (
            <a className={`alone ${styles.waiting}`} href="#need-you">
              {waiting === 1 ? t.waitingOne : fill(t.waitingMany, { count: waiting })}
            </a>
          )}
          <span className={`badge ${state === 'active' ? 'ok' : 'warn'}`} data-invite={state}>
            {t[state]}
          </span>
        </div>
      </header>
      <div className={`grid ${styles.invite}`}>
        <CodeCard profile={profile} />
        <LinkCard profile={profile} />
      </div>
      <RegistrationsSection registrations={registrations} isActive={profile.invite_active} />
      {profile.verified_at !== null && profile.invite_active && <InviteStudents />}
      <LinksCard isVerified={profile.verified_at !== null} isActive={profile.invite_active} />
      <PartnerMembers isVerified={profile.verified_at !== null} />
      <ProfileCard profile={profile} onProfile={onProfile} />
    </div>
  );
}

/** Who works for the partner, who is invited, and the form that invites a colleague. */
function PartnerMembers({ isVerified }: { isVerified: boolean }) {
  const { texts, errors, toasts, guard, links } = usePartnerArea();
  return (
    <section className={sections.section} id="members" aria-labelledby={MEMBERS_TITLE} data-members="">
      <h2 id={MEMBERS_TITLE} tabIndex={-1}>
        {texts.membersTitle}
      </h2>
      <MembersCard
        lang={guard.lang}
        texts={texts.members}
        form={texts.form}
        portal={links.portal}
        heading="h3"
        {...{ errors, toasts, isVerified }}
      />
    </section>
  );
}
