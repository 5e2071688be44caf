import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/placement.ts';
import { call } from '#src/lib/call/call.ts';
import { Note } from '#src/ui/Note.tsx';
import { pageWith } from '../addressing/links.ts';
import type { Applicant } from '../application/applicant.ts';
import { Frame } from '../application/Frame.tsx';
import { NotYet } from '../application/NotYet.tsx';
import { useShell } from '../shell/shell-context.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { Offers } from './Offers.tsx';
import { PlacementForm } from './PlacementForm.tsx';
import type { PlacementTexts } from './placement.text.ts';
import { type PlacementData, readPlacement } from './placement-data.ts';
import { readersOf, StandingNote } from './StandingNote.tsx';

interface Props {
  applicant: Applicant;
  token: string;
  texts: PlacementTexts;
}

type View = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; placement: PlacementData };

/** Where somebody stands, then what we need to know, then the consent. */
export function Placement({ applicant, token, texts }: Props) {
  const { lang, texts: shell } = useShell();
  const [view, setView] = useState<View>({ kind: 'loading' });
  const load = async () => {
    setView({ kind: 'loading' });
    const answer = await call(at.getPlacement, {}, { lang, token });
    const placement = answer.kind === 'ok' ? readPlacement(answer.data) : undefined;
    const message = (answer.kind === 'refused' && answer.message) || shell.form.offlineText;
    setView(placement ? { kind: 'ready', placement } : { kind: 'failed', message });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    load();
  }, []);
  // An answer to an offer changes who reads what, and must not touch what is being typed.
  const takeStakes = (stakes: PlacementData['stakes']) =>
    setView((now) => (now.kind === 'ready' ? { ...now, placement: { ...now.placement, stakes } } : now));
  const { page: t } = texts;
  return (
    <Frame title={t.title} lead={t.lead}>
      <Offers token={token} texts={texts.offers} onStakes={takeStakes} />
      <NotYet view={view} title={t.failedTitle} onRetry={load} />
      {view.kind === 'ready' && (
        <Ready
          applicant={applicant}
          token={token}
          texts={texts}
          placement={view.placement}
          onPlacement={(placement) => setView({ kind: 'ready', placement })}
        />
      )}
    </Frame>
  );
}

export interface PlacementProps extends Props {
  placement: PlacementData;
  onPlacement: (placement: PlacementData) => void;
}

function Ready(props: PlacementProps) {
  const { placement, token, texts } = props;
  const { links } = useShell();
  const { page: t } = texts;
  const hasEnded = placement.pool.waits.indexOf('ended') >= 0;
  return (
    <>
      {placement.can_save ? (
        <>
          <StandingNote placement={placement} texts={texts} />
          <PlacementForm {...props} />
        </>
      ) : (
        <Note tone="info" title={t.closedTitle}>
          <p>{hasEnded ? t.closedEnded : t.closedEarly}</p>
          {readersOf(placement, texts.standing)}
        </Note>
      )}
      {texts.consents.map((consent) => (
        <ConsentCard key={consent.purpose} {...props} consent={consent} />
      ))}
      <p>
        <a href={pageWith(links.status, token)}>{t.toStatus}</a>
      </p>
    </>
  );
}
