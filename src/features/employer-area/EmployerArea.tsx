import type { SessionUser } from '#contract/accounts/account.ts';
import type { EmployerReply as Employer } from '#contract/employers/employer.ts';
import { fill } from '#contract/fill.ts';
import { STATE_TONES } from '#src/nouns/employer/employer.text.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { NewestContracts } from './contracts/NewestContracts.tsx';
import { EmployerLoader } from './EmployerLoader.tsx';
import type { EmployerAreaTexts } from './employer-area.text.ts';
import type { EmployerProps } from './employer-props.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { PoolSection } from './pool/PoolSection.tsx';
import { SamplePool } from './pool/SamplePool.tsx';
import { RequirementsCard } from './requirements/RequirementsCard.tsx';
import { VettingNote } from './VettingNote.tsx';

type Props = EmployerProps<EmployerAreaTexts> & { user: SessionUser };

/** An employer’s start page: where its vetting is, what it can do now, then what it says of itself. */
export function EmployerArea(props: Props) {
  return (
    <EmployerLoader {...props}>
      {(employer, show) => <EmployerOverview {...props} employer={employer} onEmployer={show} />}
    </EmployerLoader>
  );
}

function EmployerOverview(props: Props & { employer: Employer; onEmployer: (employer: Employer) => void }) {
  const { texts: t, user, employer } = props;
  const toasts = useToasts();
  return (
    <div className="wrap app">
      <header className="row spread">
        <div className="long">
          <h1>{employer.company ? fill(t.helloName, { name: employer.company }) : t.hello}</h1>
          <p className="sm muted">{fill(t.signedInAs, { email: user.email })}</p>
        </div>
        <span className={`badge ${STATE_TONES[employer.state]}`} data-state={employer.state}>
          {t.states[employer.state]}
        </span>
      </header>
      <VettingNote lang={props.guard.lang} texts={t} employer={employer} />
      {employer.state === 'vetted' && <RequirementsCard {...props} toasts={toasts} />}
      {employer.state === 'vetted' && <NewestContracts {...props} />}
      {employer.state === 'vetted' && <PoolSection {...props} />}
      <div className="with-aside apart">
        <ProfileForm {...props} toasts={toasts} />
        <Aside {...props} />
      </div>
      {employer.state !== 'vetted' && <RequirementsCard {...props} toasts={toasts} />}
      {employer.state !== 'vetted' && <SamplePool texts={t.pool} />}
      <Toaster toasts={toasts} close={t.close} />
    </div>
  );
}

function Aside({ texts: t, user, links, contactEmail, replyWithinHours }: Props) {
  return (
    <aside>
      <section className="card">
        <h2>{t.accountTitle}</h2>
        <dl className="dl">
          <dt>{t.email}</dt>
          <dd>
            <EmailText text={user.email} />
          </dd>
        </dl>
        <p className="after">
          <a className="btn line small" href={links.account}>
            {t.settings}
          </a>
        </p>
      </section>
      <section className="card">
        <h2>{t.helpTitle}</h2>
        <p className="sm muted">{fill(t.helpText, { hours: replyWithinHours })}</p>
        <p>
          <a className="alone" href={links.contact}>
            {contactEmail}
          </a>
        </p>
      </section>
    </aside>
  );
}
