import type { EmployerReply as Employer } from '#contract/employers/employer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { LoadedPage } from '#src/ui/guard/LoadedPage.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { EmployerLoader } from '../EmployerLoader.tsx';
import { RequirementForm } from './RequirementForm.tsx';
import type { Requirement } from './requirement.ts';
import type { RequirementPageProps } from './requirement-props.ts';

export function RequirementPage(props: RequirementPageProps) {
  const query = new URLSearchParams(location.search);
  const edited = query.get('requirement');
  const id = edited ?? query.get('copy');
  return (
    <EmployerLoader {...props}>
      {(employer) =>
        id ? (
          <OfAddress {...props} employer={employer} id={id} isCopy={edited === null} />
        ) : (
          <Page {...props} employer={employer} />
        )
      }
    </EmployerLoader>
  );
}

type PageProps = RequirementPageProps & { employer: Employer };

/** The form with what the address names. */
function OfAddress({ id, isCopy, ...props }: PageProps & { id: string; isCopy: boolean }) {
  const { lang, guard, texts } = props;
  const loaded = useLoaded({
    ask: (signal) => call('GET /api/employer/requirements/:requirement_id', { requirement_id: id }, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, texts),
  });
  return (
    <LoadedPage
      guard={guard}
      of={loaded}
      failed={{ title: texts.failedTitle, retry: texts.retry, gone: texts.requirementGone }}
      back={{ href: props.links.dashboard, text: texts.back }}
    >
      {(found) => <Page {...props} {...(!isCopy && { edited: found })} initial={found} />}
    </LoadedPage>
  );
}

function Page({ edited, initial, ...props }: PageProps & { edited?: Requirement; initial?: Requirement }) {
  const { texts } = props;
  return (
    <div className="wrap app">
      <header>
        <a className="sm alone" href={props.links.dashboard}>
          {texts.back}
        </a>
        <h1>{edited ? texts.form.editTitle : texts.form.newTitle}</h1>
      </header>
      {edited?.state === 'closed' && edited.unlawful.length === 0 ? (
        <Note tone="info" title={texts.form.closedTitle} text={texts.form.closedText} />
      ) : (
        <RequirementForm {...props} edited={edited} initial={initial} />
      )}
    </div>
  );
}
