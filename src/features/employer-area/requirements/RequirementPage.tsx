import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/employer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { Note } from '#src/ui/Note.tsx';
import { EmployerLoader } from '../EmployerLoader.tsx';
import type { Employer } from '../employer.ts';
import styles from '../page-parts.module.css';
import type { RequirementPageProps } from './employer-requirement-props.ts';
import { RequirementForm } from './RequirementForm.tsx';
import { type Requirement, readRequirement } from './requirement.ts';

export function RequirementPage(props: RequirementPageProps) {
  return <EmployerLoader {...props}>{(employer) => <OfAddress {...props} employer={employer} />}</EmployerLoader>;
}

type View =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; found: Requirement | undefined };

/** The form with what the address names. */
function OfAddress(props: RequirementPageProps & { employer: Employer }) {
  const { lang, guard, texts } = props;
  const query = new URLSearchParams(location.search);
  const id = query.get('requirement') ?? query.get('copy');
  const isCopy = !query.has('requirement');
  const [view, setView] = useState<View>(id ? { kind: 'loading' } : { kind: 'ready', found: undefined });
  const load = async () => {
    if (!id) return;
    const answer = await call(at.getRequirement, { requirement_id: id }, { lang });
    const found = answer.kind === 'ok' ? readRequirement(answer.data) : undefined;
    setView(found ? { kind: 'ready', found } : { kind: 'failed', message: faultOf(answer, lang, texts) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    load();
  }, []);
  if (view.kind === 'loading') return <Waiting texts={guard.texts} />;
  if (view.kind === 'failed')
    return (
      <GuardMessage picture={{ src: guard.picture.offline, width: 240, height: 180 }} title={texts.failedTitle}>
        <p className="muted">{view.message}</p>
        <p className="acts">
          <button type="button" className="btn line" onClick={load}>
            {texts.retry}
          </button>
          <a className="btn line" href={props.links.dashboard}>
            {texts.form.back}
          </a>
        </p>
      </GuardMessage>
    );
  const edited = isCopy ? undefined : view.found;
  return (
    <div className="wrap app">
      <header>
        <a className={`sm ${styles.link}`} href={props.links.dashboard}>
          {texts.form.back}
        </a>
        <h1>{edited ? texts.form.editTitle : texts.form.newTitle}</h1>
      </header>
      {edited?.state === 'closed' && edited.unlawful.length === 0 ? (
        <Note tone="info" title={texts.form.closedTitle}>
          <p>{texts.form.closedText}</p>
        </Note>
      ) : (
        <RequirementForm {...props} edited={edited} initial={view.found} />
      )}
    </div>
  );
}
