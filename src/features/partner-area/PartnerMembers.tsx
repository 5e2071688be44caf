import { formatDate } from '#src/i18n/format.ts';
import { MembersCard } from '#src/nouns/member/MembersCard.tsx';
import { MEMBERS_TITLE } from '#src/nouns/member/members-props.ts';
import { usePartnerArea } from './partner-area-context.ts';
import sections from './sections.module.css';

/** Who works for the partner, who is invited, and the form that invites a colleague. */
export function PartnerMembers({ isVerified }: { isVerified: boolean }) {
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
        dayOf={formatDate}
        heading="h3"
        {...{ errors, toasts, isVerified }}
      />
    </section>
  );
}
