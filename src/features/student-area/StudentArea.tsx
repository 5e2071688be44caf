import type { SessionUser } from '#contract/accounts/account.ts';
import { fill } from '#contract/fill.ts';
import { callName } from '#contract/person-name.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { ContractCards } from './ContractCards.tsx';
import { DownloadsCard } from './DownloadsCard.tsx';
import { HelpCard } from './HelpCard.tsx';
import { NameCard } from './NameCard.tsx';
import { OfferCard } from './OfferCard.tsx';
import { StudentAreaContext } from './student-area-context.ts';
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
