import { requirementSummary, requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import type { EmployerProps } from '../employer-props.ts';
import { OneRequirement } from '../requirements/OneRequirement.tsx';
import { Matches } from './Matches.tsx';
import type { EmployerMatchesTexts } from './matches.text.ts';

/** The requirement that the address names, with its matches. */
export function MatchesPage(props: EmployerProps<EmployerMatchesTexts>) {
  const { lang, texts: t, links } = props;
  const toasts = useToasts();
  return (
    <OneRequirement {...props} title={t.proposals} href={links.matches}>
      {(requirement, load) => (
        <div className="wrap app">
          <header>
            <a className="sm alone" href={links.dashboard}>
              {t.back}
            </a>
            <h1 className="long">{requirementTitle(requirement, t.names)}</h1>
            <p className="sm muted">{requirementSummary(requirement, t.names, lang)}</p>
          </header>
          <Matches {...props} requirement={requirement} toasts={toasts} onChanged={load} />
          <Toaster toasts={toasts} close={t.close} />
        </div>
      )}
    </OneRequirement>
  );
}
