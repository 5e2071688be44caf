import { useEffect, useRef, useState } from 'react';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import type { RoomProps } from '../room-props.ts';
import { ShortcutHelp } from '../shortcuts/ShortcutHelp.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { Application } from './application/Application.tsx';
import styles from './desk.module.css';
import type { DeskTexts } from './desk.text.ts';
import type { ReviewDeskProps } from './desk-props.ts';
import type { AllDeskTexts } from './desk-text-files.ts';
import { useDeskToasts } from './desk-toasts.ts';
import { EnvelopeDialog } from './envelope/EnvelopeDialog.tsx';
import { DeskManyDialog } from './many/DeskManyDialog.tsx';
import { useDeskMany } from './many/useDeskMany.ts';
import { neighbour } from './neighbour.ts';
import { Queue } from './queue/Queue.tsx';
import { QueueHead } from './queue/QueueHead.tsx';
import { withChoice } from './queue/queue-query.ts';
import { Search } from './queue/Search.tsx';
import { useQueue } from './queue/useQueue.ts';
import { undoLast } from './undo-offer.ts';
import { useAhead } from './useAhead.ts';
import { useDeskPlace } from './useDeskPlace.ts';

/** The desk: filters above, below them the queue, the application and its decision side by side. */
export function Desk({ texts: all, ...room }: RoomProps<AllDeskTexts>) {
  const props: ReviewDeskProps = { ...room, ...all };
  const { lang, texts } = props;
  const place = useDeskPlace();
  const { application: open, go } = place;
  const queue = useQueue(props, place);
  const toasts = useDeskToasts();
  const rows = queue.list?.applications ?? [];
  // Two operators are not led to the same application.
  const ids = rows.filter((row) => row.id === open || !row.open_elsewhere).map(({ id }) => id);
  const [isEnvelopeOpen, setEnvelope] = useState(false);
  const { envelope } = props.application;
  const page = useRef<HTMLDivElement>(null);
  const lastAt = useRef(0);
  // The first one was opened here, or by the page's address.
  const isFurther = useRef(open === undefined);
  const lastOpen = useRef(open);
  useEffect(() => {
    if (open === undefined) return;
    isFurther.current = true;
    lastOpen.current = open;
  }, [open]);
  if (open !== undefined && ids.includes(open)) lastAt.current = ids.indexOf(open);

  useAhead(neighbour(ids, open, lastAt.current, 'next'), lang);
  const step = (way: 'next' | 'previous') => {
    const id = neighbour(ids, open, lastAt.current, way);
    if (id !== undefined) go({ application: id }, { replace: open !== undefined });
    else queue.turnPage(way);
  };
  useShortcuts('list', [
    { key: 'j', label: texts.keys.next, run: () => step('next') },
    { key: 'k', label: texts.keys.previous, run: () => step('previous') },
    { key: 'u', label: envelope.key, run: () => setEnvelope(true) },
    { key: 'z', label: texts.keys.undo, run: undoLast },
  ]);
  const takeFocus = () => {
    const place = page.current?.querySelector<HTMLElement>('h2[tabindex]') ?? page.current?.querySelector('h1');
    place?.focus({ preventScroll: true });
  };
  // Back in the queue: at the row of the application that was closed.
  const rowOf = (id: string | undefined) => page.current?.querySelector<HTMLElement>(`li a[href*="${id}"]`);
  useFocusBack(open, () => (open === undefined ? rowOf(lastOpen.current) : undefined));
  return (
    <div ref={page} className={`app ${styles.page} ${open === undefined ? '' : styles.opened}`}>
      <header className="row">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <div className={`${styles.queueOnly} ${styles.search}`}>
          <Search texts={props.queueTexts.head} place={place} />
        </div>
        <div className={styles.tools}>
          <Button look="line small" label={envelope.open} aria-keyshortcuts="u" onClick={() => setEnvelope(true)} />
          <div className={styles.keys}>
            <ShortcutHelp texts={texts.keys} />
          </div>
        </div>
      </header>
      <div className={styles.queueOnly}>
        <QueueHead {...props} place={place} queue={queue} />
      </div>
      <div className={styles.desk}>
        <div className={styles.queueOnly}>
          <Queue {...props} place={place} queue={queue} />
        </div>
        {open === undefined ? (
          // An empty queue says so itself.
          rows.length > 0 && <Choose texts={texts} picture={props.emptyPicture} />
        ) : (
          <>
            <p className={styles.back}>
              <Button look="line small" label={texts.back} onClick={() => go({ application: undefined })} />
            </p>
            <div className={styles.application}>
              <Application
                key={open}
                lang={lang}
                texts={props.application}
                id={open}
                place={place}
                isFurther={isFurther.current}
                onNext={() => step('next')}
                onChanged={queue.refresh}
                onId={(application) => go({ application }, { replace: true })}
                move={(application) => <MoveSeason desk={props} application={application} onDone={queue.refresh} />}
              />
            </div>
          </>
        )}
      </div>
      <EnvelopeDialog
        lang={lang}
        texts={props.application}
        open={isEnvelopeOpen}
        onClose={() => setEnvelope(false)}
        onFound={(application) => {
          setEnvelope(false);
          go({ application });
        }}
        onSearch={(search) => {
          setEnvelope(false);
          go({ application: undefined, search, query: withChoice(place.query, {}) });
        }}
      />
      {/* Stands here, since the button that undoes must stay when the last application of the queue is gone. */}
      <Toaster toasts={toasts} close={props.application.close} side="start" onFocusLost={takeFocus} />
    </div>
  );
}

/** Beside the queue, as long as no application is open. On a phone there is no room beside it. */
function Choose({ texts, picture }: { texts: DeskTexts; picture: string }) {
  return (
    <section className={`card ${styles.choose}`}>
      <img src={picture} alt="" width={180} height={135} />
      <h2>{texts.chooseTitle}</h2>
      <p className="muted">{texts.chooseText}</p>
    </section>
  );
}

interface MoveSeasonProps {
  desk: ReviewDeskProps;
  application: Pick<DeskApplication, 'id' | 'season' | 'wished_season'>;
  onDone: () => void;
}

/** Moves one application into another season, as several are moved. */
function MoveSeason({ desk, application, onDone }: MoveSeasonProps) {
  const many = useDeskMany(desk, onDone);
  return (
    <>
      <Button
        look="line small"
        label={desk.manyTexts.bar.move}
        aria-haspopup="dialog"
        onClick={() => many.ask('move', [application.id])}
      />
      <DeskManyDialog desk={desk} many={many} ids={[application.id]} of={application} />
    </>
  );
}
