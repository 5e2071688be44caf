import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { requirementSummary, requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import { LoadedPage } from '#src/ui/guard/LoadedPage.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { EmployerProps } from '../employer-props.ts';
import styles from '../page-parts.module.css';
import { Matches } from './Matches.tsx';
import type { EmployerMatchesTexts } from './matches.text.ts';

/** The requirement that the address names, with its matches. */
export function MatchesPage(props: EmployerProps<EmployerMatchesTexts>) {
  const { lang, guard, texts: t, links } = props;
  const toasts = useToasts();
  const loaded = useLoaded({
    ask: (signal) =>
      call(
        'GET /api/employer/requirements/:requirement_id',
        { requirement_id: requirementIn(location.search) },
        { lang, signal },
      ),
    fault: (answer) => faultOf(answer, lang, t),
  });
  return (
    <LoadedPage
      guard={guard}
      of={loaded}
      failed={{ title: t.failedTitle, retry: t.retry }}
      back={{ href: links.dashboard, text: t.back }}
    >
      {(requirement) => (
        <div className="wrap app">
          <header>
            <a className={`sm ${styles.link}`} href={links.dashboard}>
              {t.back}
            </a>
            <h1 className="long">{requirementTitle(requirement, t.names)}</h1>
            <p className="sm muted">{requirementSummary(requirement, t.names, lang)}</p>
          </header>
          <Matches {...props} requirement={requirement} toasts={toasts} onChanged={loaded.load} />
          <Toaster toasts={toasts} close={t.close} />
        </div>
      )}
    </LoadedPage>
  );
}

const requirementIn = (query: string) => new URLSearchParams(query).get('requirement') ?? '';
