import { Download } from 'lucide-react';
import type { SessionUser } from '#contract/accounts/account.ts';
import { fill } from '#contract/fill.ts';
import { callName } from '#contract/person-name.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { ContractCards } from './ContractCards.tsx';
import { NameCard } from './NameCard.tsx';
import { OfferCard } from './OfferCard.tsx';
import { StudentAreaContext, useStudentArea } from './student-area-context.ts';
import type { StudentAreaProps } from './student-area-props.ts';
import { UploadCard } from './UploadCard.tsx';
import { useAccountApplication } from './useAccountApplication.ts';

export function StudentArea({ user, ...props }: StudentAreaProps & { user: SessionUser }) {
  return (
    <StudentAreaContext value={props}>
      <Dashboard user={user} texts={props.texts} />
    </StudentAreaContext>
  );
}

function Dashboard({ user, texts: { top: t } }: { user: SessionUser; texts: StudentAreaProps['texts'] }) {
  const own = useAccountApplication();
  const application = own.view.kind === 'ready' ? own.view.application : undefined;
  const hasApplication = application !== undefined && application !== null;
  // An account made by a link has no name, but whoever has applied has given one.
  const name = callName(user) || (application ? callName(application) : '');
  return (
    <div className="wrap app">
      <header>
        <h1>{name ? fill(t.helloName, { name }) : t.hello}</h1>
        <p className="sm muted">{fill(t.signedInAs, { email: user.email })}</p>
      </header>
      <div className="with-aside">
        <div>
          {!name && application === null && <NameCard />}
          <ContractCards own={own} isAsking={hasApplication}>
            <OfferCard own={own} isAsking={hasApplication}>
              <ApplicationCard own={own} isNamed={user.first_name !== ''} />
            </OfferCard>
          </ContractCards>
        </div>
        <aside>
          <UploadCard own={own} />
          <DownloadsCard />
          <HelpCard />
        </aside>
      </div>
    </div>
  );
}

function HelpCard() {
  const { texts, links, supportEmail, replyWithinHours } = useStudentArea();
  return (
    <section className="card" data-help="">
      <h2>{texts.help.title}</h2>
      <p className="sm muted">{fill(texts.help.text, { hours: replyWithinHours })}</p>
      <p>
        <a className="alone" href={links.support}>
          {supportEmail}
        </a>
      </p>
    </section>
  );
}

function DownloadsCard() {
  const { texts, links } = useStudentArea();
  const t = texts.downloads;
  return (
    <section className="card" data-downloads="">
      <h2>{t.title}</h2>
      <ul className="list sm">
        <li>
          <div>
            <b>{t.declaration}</b>
            <p className="muted">{t.declarationText}</p>
          </div>
          <a className="btn line small" href={links.declaration} download aria-label={t.download} data-tip={t.download}>
            <Download aria-hidden="true" />
          </a>
        </li>
      </ul>
      <p className="after">
        <a className="alone" href={links.downloads}>
          {t.all}
        </a>
      </p>
    </section>
  );
}
