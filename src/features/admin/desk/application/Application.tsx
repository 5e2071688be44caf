import { type ReactNode, useState } from 'react';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { fill } from '#contract/fill.ts';
import { ENDED_STATUSES } from '#contract/model/status.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { Note } from '#src/ui/Note.tsx';
import { ReloadNote } from '#src/ui/ReloadNote.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import { pushToast } from '../desk-toasts.ts';
import { DocumentPane } from '../documents/DocumentPane.tsx';
import { shownDocument } from '../documents/desk-documents.ts';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import styles from './application.module.css';
import type { ApplicationTexts } from './application.text.ts';
import { Decision } from './Decision.tsx';
import type { DeskForm } from './decision-props.ts';
import { type Choice, doneText, isFollowing, isOnePress, isTurnOver, unseenFor } from './desk-application.ts';
import { sayWhyBlocked } from './MainDecision.tsx';
import { shortcutsOf } from './shortcuts-of.ts';
import { offerUndoOf } from './undo.ts';
import { type Act, useApplication } from './useApplication.ts';
import { useShown } from './useShown.ts';

interface Props extends TextProps<ApplicationTexts> {
  id: string;
  place: DeskPlaceHandle;
  /** Whether it was opened here, and not by the page's address: then it takes the focus. */
  isFurther: boolean;
  /** Go on to the next application of the queue. */
  onNext: () => void;
  /** Asks the queue to load its page again. */
  onChanged: () => void;
  /** The address names the application by its number, as the code of a cover sheet does: this is its id. */
  onId: (id: string) => void;
  /** What moves an application into another season. */
  move: (application: DeskApplication) => ReactNode;
}

/** One application of the review desk: the document in the middle, the decision at the side. */
export function Application({ lang, texts, id, place, isFurther, onNext, onChanged, onId, move }: Props) {
  const { go } = place;
  const onDocument = (document: string) => go({ document }, { replace: true });
  const [open, setOpen] = useState<DeskForm>(place.dialog);
  const [takesFocus] = useState(isFurther);
  const act = useApplication({
    lang,
    texts,
    id,
    onChanged,
    onId,
    onDone(application, { act, isShown, sendsMail, choice, decision }) {
      onChanged();
      if (choice && decision)
        offerUndoOf({
          title: doneText(application, choice, texts),
          sendsMail,
          applicationId: application.id,
          decisionId: decision,
          onOpen: (application) => go({ application }),
          onUndone: onChanged,
          lang,
          texts,
        });
      else pushToast({ tone: 'ok', title: texts.acts[saved(act, application.hold !== null)] });
      // Another application may have been opened meanwhile: that one stays.
      if (!isShown) return;
      setOpen(undefined);
      if (choice && isTurnOver(application, choice)) onNext();
      else if (choice) onDocument(shownDocument(application.documents, undefined)?.id ?? '');
    },
  });
  const { view } = act;
  const application = view.kind === 'ready' ? view.application : undefined;
  const document = application && shownDocument(application.documents, place.document);
  const shown = useShown(application !== undefined, document, lang);
  const unseen = (choice: Choice) => (application ? unseenFor(application, choice, shown.isSeen) : []);
  /** Nothing is decided about what nobody has looked at: the first of it is opened instead. */
  const decide = (choice: Choice) => {
    if (isOnePress(choice) && !shown.isSettled) return pushToast({ tone: 'bad', title: texts.acts.tooEarly });
    const [first, second] = unseen(choice);
    if (!first) return act.decide(choice);
    const next = first.id === document?.id ? (second ?? first) : first;
    setOpen(undefined);
    if (next.id !== document?.id) return onDocument(next.id);
    shown.recordAgain(next.id);
    pushToast({ tone: 'bad', title: fill(texts.acts.notShown, { document: texts.documentPane.names[next.type] }) });
  };
  const one = { ...act, decide };
  useShortcuts(
    'decision',
    shortcutsOf({ application, document, one, texts, onNext, onOpen: setOpen, onBlocked: sayWhyBlocked }),
  );
  return (
    <div className={styles.application}>
      {application ? (
        <>
          <div className={styles.document}>
            <DocumentPane
              lang={lang}
              texts={texts.documentPane}
              documents={application.documents}
              selected={document?.id}
              onSelect={onDocument}
              onShown={shown.onShown}
              onArrived={shown.onArrived}
              canDecide={application.can.includes('accept')}
              hasEnded={ENDED_STATUSES.includes(application.status)}
              isCard={isFollowing(application, 'passport')}
            />
          </div>
          <Decision
            key={application.id}
            lang={lang}
            texts={texts}
            one={one}
            application={application}
            document={document}
            isSettled={shown.isSettled}
            isSeen={shown.isSeen}
            place={place}
            takesFocus={takesFocus}
            open={open}
            onOpen={(next) => {
              one.forget();
              setOpen(next);
            }}
            onDocument={onDocument}
            move={move(application)}
          />
        </>
      ) : (
        <Unready texts={texts} view={view} onRetry={act.load} />
      )}
    </div>
  );
}

function Unready({
  texts,
  view,
  onRetry,
}: {
  texts: ApplicationTexts;
  view: { kind: string; message?: string };
  onRetry: () => void;
}) {
  if (view.kind === 'loading')
    return (
      <p className="muted" role="status">
        {texts.loading}
      </p>
    );
  if (view.kind === 'status-unknown') return <ReloadNote texts={texts.statusUnknown} />;
  if (view.kind === 'not-found')
    return (
      <Note tone="warn" title={texts.notFound} role="status" text={texts.notFoundText}>
        <p>
          <a href={location.pathname}>{texts.toQueue}</a>
        </p>
      </Note>
    );
  return <RetryNote title={texts.failedTitle} message={view.message} retry={texts.retry} onRetry={onRetry} />;
}

/** The message after an act that cannot be undone. */
function saved(
  act: Act,
  isHeld: boolean,
): 'doneHold' | 'doneGoOn' | 'doneCorrect' | 'doneNote' | 'doneUpload' | 'doneCorrection' {
  if (act === 'hold') return isHeld ? 'doneHold' : 'doneGoOn';
  if (act === 'upload') return 'doneUpload';
  if (act === 'correction') return 'doneCorrection';
  return act === 'correct' ? 'doneCorrect' : 'doneNote';
}
