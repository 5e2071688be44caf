import { call } from '#src/lib/call/call.ts';
import { Note } from '#src/ui/Note.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { pageWith } from '../addressing/links.ts';
import { Frame } from '../application/Frame.tsx';
import { brought } from '../application/load-applicant-page.ts';
import { messageOf } from '../application/message-of.ts';
import { NotYet } from '../application/NotYet.tsx';
import { SeasonOver } from '../application/SeasonOver.tsx';
import { useShell } from '../shell/shell-context.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { Offers } from './Offers.tsx';
import { PlacementForm } from './PlacementForm.tsx';
import { PoolNote, readersOf } from './PoolNote.tsx';
import { type PlacementData, readPlacement } from './placement-data.ts';
import type { PlacementProps, Props } from './usePlacementForm.ts';

/** Where somebody stands, then what we need to know, then the consent. */
export function Placement({ applicant, token, texts }: Props) {
  const { lang, texts: shell, finished } = useShell();
  const loaded = useLoaded({
    brought: brought(finished, 'POST /api/functions/placement'),
    ask: (signal) => call('POST /api/functions/placement', {}, { lang, token, signal }),
    read: readPlacement,
    fault: (answer) => messageOf(answer, shell.load.resumeText),
  });
  const { data: placement, show } = loaded;
  // An answer to an offer changes who reads what, and must not touch what is being typed.
  const takeStakes = (stakes: PlacementData['stakes']) => show((now) => now && { ...now, stakes });
  const { page: t } = texts;
  return (
    <Frame title={t.title} lead={t.lead}>
      <SeasonOver applicant={applicant} />
      <Offers token={token} texts={texts.offers} onStakes={takeStakes} />
      <NotYet of={loaded} title={t.failedTitle} />
      {placement && <Ready {...{ applicant, token, texts, placement }} onPlacement={show} />}
    </Frame>
  );
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
          <PoolNote placement={placement} texts={texts} />
          <PlacementForm {...props} />
        </>
      ) : (
        <Note tone="info" title={t.closedTitle}>
          <p>{hasEnded ? t.closedEnded : t.closedEarly}</p>
          {readersOf(placement, texts.pool)}
        </Note>
      )}
      {texts.consents
        .filter(({ purpose }) => placement.consents.some((one) => one.purpose === purpose))
        .map((consent) => (
          <ConsentCard key={consent.purpose} {...props} consent={consent} />
        ))}
      <p>
        <a href={pageWith(links.status, token)}>{t.toStatus}</a>
      </p>
    </>
  );
}
