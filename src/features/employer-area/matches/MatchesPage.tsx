import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/employer.ts';
import { requirementSummary, requirementTitle } from '#src/i18n/requirement.text.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import styles from '../page-parts.module.css';
import { type Requirement, readRequirement } from '../requirements/requirement.ts';
import type { EmployerMatchesProps } from './employer-matches-props.ts';
import { Matches } from './Matches.tsx';

type View = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; requirement: Requirement };

/** The requirement that the address names, with its matches. */
export function MatchesPage(props: EmployerMatchesProps) {
  const { lang, guard, texts: t, links } = props;
  const [view, setView] = useState<View>({ kind: 'loading' });
  const toasts = useToasts();
  const load = async () => {
    const id = new URLSearchParams(location.search).get('requirement') ?? '';
    const answer = await call(at.getRequirement, { requirement_id: id }, { lang });
    const requirement = answer.kind === 'ok' ? readRequirement(answer.data) : undefined;
    setView(requirement ? { kind: 'ready', requirement } : { kind: 'failed', message: faultOf(answer, lang, t) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    load();
  }, []);
  if (view.kind === 'loading') return <Waiting texts={guard.texts} />;
  if (view.kind === 'failed')
    return (
      <GuardMessage picture={{ src: guard.picture.offline, width: 240, height: 180 }} title={t.failedTitle}>
        <p className="muted">{view.message}</p>
        <p className="acts">
          <button type="button" className="btn line" onClick={load}>
            {t.retry}
          </button>
          <a className="btn line" href={links.dashboard}>
            {t.back}
          </a>
        </p>
      </GuardMessage>
    );
  const { requirement } = view;
  return (
    <div className="wrap app">
      <header>
        <a className={`sm ${styles.link}`} href={links.dashboard}>
          {t.back}
        </a>
        <h1 className={styles.long}>{requirementTitle(requirement, t.names)}</h1>
        <p className="sm muted">{requirementSummary(requirement, t.names, lang)}</p>
      </header>
      <Matches {...props} requirement={requirement} toasts={toasts} onChanged={load} />
      <Toaster toasts={toasts} close={t.close} />
    </div>
  );
}
