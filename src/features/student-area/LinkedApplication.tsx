import { ArrowRight } from 'lucide-react';
import { nextSentence } from '#contract/applications/next-sentence.ts';
import { fill } from '#contract/fill.ts';
import { nextAct, progressOf } from '#contract/model/next-act.ts';
import type { Progress } from '#contract/model/status.ts';
import { isOpen, STATUS, takesPlacement } from '#contract/model/status.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { forgetOpened } from '#src/lib/tab-storage.ts';
import { factsOf } from '#src/nouns/application/facts-of.ts';
import { Note } from '#src/ui/Note.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';
import { ActNote } from './ActNote.tsx';
import { type AccountApplication, type OwnDocument, sentBack } from './account-application.ts';
import { Documents, SentBack } from './Documents.tsx';
import styles from './student-area.module.css';
import type { StudentAreaTexts } from './student-area.text.ts';
import { useStudentArea } from './student-area-context.ts';
import type { AccountApplicationHandle } from './useAccountApplication.ts';

export function LinkedApplication({
  application,
  own,
}: {
  application: AccountApplication;
  own: AccountApplicationHandle;
}) {
  const { guard, texts, links } = useStudentArea();
  const t = texts.card;
  const { status } = application;
  const facts = factsOf(application);
  const next = nextAct(facts);
  const progress = progressOf(facts);
  const cameBack = next.kind === 'season-over' ? [] : sentBack(application);
  const [only, ...others] = cameBack;
  const isTheirTurn = next.turn === 'applicant';
  const label = isTheirTurn ? texts.next.buttons[next.kind] : t.view;
  const replaceLabel = ({ type }: OwnDocument, others: number) =>
    others > 0 ? t.replaceAll : fill(t.replaceOne, { document: texts.documents[type] });
  return (
    <section className={`card raised ${styles.parts}`} data-application={status}>
      <div className="row spread">
        <h2>{t.title}</h2>
        <span className={`badge ${next.tone}`}>{texts.badges[status]}</span>
      </div>
      <p className="sm muted">{fill(t.appliedOn, { date: dateInWords(application.created_at, guard.lang) })}</p>
      {own.view.kind === 'ready' && own.view.justLinked && <Note tone="ok" title={texts.start.linked} role="status" />}
      {progress && <Steps progress={progress} texts={texts.steps} />}
      <Documents application={application} />
      {cameBack.length > 0 ? (
        <SentBack application={application} />
      ) : (
        <p className={styles.next}>{nextSentence(next, texts.next, (type) => texts.documents[type])}</p>
      )}
      {application.decision_reason && (
        <p className={styles.next}>
          <b>{t.reason}:</b> {application.decision_reason}
        </p>
      )}
      <ActNote act={own.act} title={texts.faults.actFailed} />
      <p className="acts">
        {STATUS[status].stage === 'ended' ? (
          <a className="btn" href={`${links.join}?from=account`} onClick={forgetOpened}>
            {t.again}
          </a>
        ) : (
          <OpenButton
            own={own}
            label={only ? replaceLabel(only, others.length) : label}
            page={next.kind === 'placement' ? 'placement' : 'join'}
            look={isTheirTurn ? 'btn' : 'btn line'}
          />
        )}
        {takesPlacement(status) && next.kind !== 'placement' && (
          <button type="button" className="btn line" onClick={() => own.act.kind === 'busy' || own.open('placement')}>
            {texts.placement.title}
          </button>
        )}
        {!isOpen(status) && (
          <a className="btn line" href={links.contact}>
            {t.contact}
          </a>
        )}
      </p>
    </section>
  );
}

interface OpenProps {
  own: AccountApplicationHandle;
  label: string;
  page: 'join' | 'placement';
  look: string;
}

function OpenButton({ own: { act, open }, label, page, look }: OpenProps) {
  const { texts } = useStudentArea();
  const busy = act.kind === 'busy';
  return (
    <button type="button" className={look} aria-busy={busy || undefined} onClick={() => busy || open(page)}>
      {busy ? texts.card.opening : label} <ArrowRight aria-hidden="true" />
    </button>
  );
}

/** The three steps of the application. A step counts as done even while its documents are being reviewed. */
function Steps({ progress, texts: t }: { progress: Progress; texts: StudentAreaTexts['steps'] }) {
  const [one, two, three] = progress;
  const rows = [
    { state: one, name: t[`step1${one}`], text: t.step1text },
    { state: two, name: t[`step2${two}`], text: t.step2text },
    { state: three, name: t[`step3${three}`], text: t.step3text },
  ];
  const now = progress.indexOf('here') >= 0 ? progress.indexOf('here') : progress.indexOf('checked');
  const points = rows.map(({ state, name, text }, index) => {
    const isDone = state === 'done';
    return { name, text, isDone, isBehind: isDone || index < now };
  });
  return <Timeline points={points} now={now} inCard />;
}
