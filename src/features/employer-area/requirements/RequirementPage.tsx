import type { EmployerReply as Employer } from '#contract/employers/employer.ts';
import { Note } from '#src/ui/Note.tsx';
import { EmployerLoader } from '../EmployerLoader.tsx';
import { RequirementForm } from './RequirementForm.tsx';
import { RequirementLoader } from './RequirementLoader.tsx';
import type { Requirement } from './requirement.ts';
import type { RequirementPageProps } from './requirement-props.ts';

/** The form, with what the address names. */
export function RequirementPage(props: RequirementPageProps) {
  const query = new URLSearchParams(location.search);
  const edited = query.get('requirement');
  const id = edited ?? query.get('copy');
  return (
    <EmployerLoader {...props}>
      {(employer) => {
        const page = { ...props, employer };
        if (!id) return <Page {...page} />;
        return (
          <RequirementLoader {...props} id={id}>
            {(found) => <Page {...page} {...(edited !== null && { edited: found })} initial={found} />}
          </RequirementLoader>
        );
      }}
    </EmployerLoader>
  );
}

interface PageProps extends RequirementPageProps {
  employer: Employer;
  edited?: Requirement;
  initial?: Requirement;
}

function Page({ edited, initial, ...props }: PageProps) {
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
