import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { requirementSummary, requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import { LoadedPage } from '#src/ui/guard/LoadedPage.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { EmployerProps } from '../employer-props.ts';
import { ChooseRequirement } from '../requirements/ChooseRequirement.tsx';
import { requirementIn } from '../requirements/requirement-in.ts';
import { Matches } from './Matches.tsx';
import type { EmployerMatchesTexts } from './matches.text.ts';

type Props = EmployerProps<EmployerMatchesTexts>;

/** The requirement that the address names, with its matches; or the list of them. */
export function MatchesPage(props: Props) {
  const { texts, links } = props;
  const id = requirementIn(location.search);
  return id ? (
    <RequirementMatches {...props} requirement_id={id} />
  ) : (
    <ChooseRequirement {...props} title={texts.proposals} href={links.matches} />
  );
}

function RequirementMatches({ requirement_id, ...props }: Props & { requirement_id: string }) {
  const { lang, guard, texts: t, links } = props;
  const toasts = useToasts();
  const loaded = useLoaded({
    ask: (signal) => call('GET /api/employer/requirements/:requirement_id', { requirement_id }, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, t),
  });
  return (
    <LoadedPage
      guard={guard}
      of={loaded}
      failed={{ title: t.failedTitle, retry: t.retry, gone: t.requirementGone }}
      back={{ href: links.dashboard, text: t.back }}
    >
      {(requirement) => (
        <div className="wrap app">
          <header>
            <a className="sm alone" href={links.dashboard}>
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
