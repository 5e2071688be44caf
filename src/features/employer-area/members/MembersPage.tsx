import type { EmployerReply as Employer } from '#contract/employers/employer.ts';
import { MembersCard } from '#src/nouns/member/MembersCard.tsx';
import { MEMBERS_TITLE } from '#src/nouns/member/members-props.ts';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { EmployerLoader } from '../EmployerLoader.tsx';
import type { EmployerProps } from '../employer-props.ts';
import type { EmployerMembersTexts } from './members.text.ts';

/** Who works for the employer, who is invited, and the form that invites a colleague. */
export function MembersPage(props: EmployerProps<EmployerMembersTexts>) {
  return <EmployerLoader {...props}>{(employer) => <Page {...props} employer={employer} />}</EmployerLoader>;
}

function Page(props: EmployerProps<EmployerMembersTexts> & { employer: Employer }) {
  const { lang, texts: t, errors, links, employer } = props;
  const toasts = useToasts();
  return (
    <div className="wrap app">
      <header>
        <a className="sm alone" href={links.dashboard}>
          {t.back}
        </a>
        <h1 id={MEMBERS_TITLE} tabIndex={-1}>
          {t.title}
        </h1>
      </header>
      <section className="apart" aria-labelledby={MEMBERS_TITLE} data-members="">
        <MembersCard
          mayHandOver
          texts={t.members}
          form={t.form}
          heading="h2"
          isVerified={employer.state === 'vetted'}
          portal={links.portal}
          {...{ lang, errors, toasts }}
        />
      </section>
      <Toaster toasts={toasts} close={t.close} />
    </div>
  );
}
