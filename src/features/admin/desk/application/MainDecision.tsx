import { fill } from '#contract/fill.ts';
import { STATUS, type StatusRow } from '#contract/model/status.ts';
import { Check } from '#src/ui/icons.tsx';
import { pushToast } from '../desk-toasts.ts';
import styles from './application.module.css';
import { DraftMark } from './DraftMark.tsx';
import type { DecisionProps } from './decision-props.ts';
import { mainDecision, unseenFor, whyBlocked } from './desk-application.ts';
import { Failed } from './Failed.tsx';
import { MailPreview } from './MailPreview.tsx';

const BLOCKED_ID = 'decision-blocked';

const LABELS = {
  step1: 'approveStep1',
  step2: 'approveStep2',
  complete: 'complete',
} as const satisfies Record<NonNullable<StatusRow['decision']>, string>;

/** The large button that moves the application on, with the mail that goes out then. */
export function MainDecision(props: DecisionProps) {
  const { texts: t, one, application, document: shown } = props;
  const main = mainDecision(application);
  const { decision } = STATUS[application.status];
  if (!main || !decision) return null;
  const { blocking } = application;
  const blocked = whyBlocked(application, t);
  const isBusy = one.doing.kind === 'busy' && one.doing.act === main;
  const { names } = t.documentPane;
  const unseen = blocked ? [] : unseenFor(application, { action: main }, props.isSeen);
  const next = unseen.find(({ id }) => id !== shown?.id);
  const label = next ? fill(t.acts.lookNext, { document: names[next.type] }) : t.acts[LABELS[decision]];
  return (
    <div className={styles.main}>
      <button
        type="button"
        className={`btn full ${next ? 'line' : ''}`}
        aria-busy={isBusy || undefined}
        aria-keyshortcuts="f"
        disabled={blocked !== undefined}
        aria-describedby={blocked ? BLOCKED_ID : undefined}
        onClick={() => one.decide({ action: main })}
      >
        {!next && <Check />}
        {isBusy ? t.acts.working : label}
        <span className={styles.key} aria-hidden="true">
          f
        </span>
      </button>
      <p className="sm muted" role="status">
        {next && fill(t.unseen, { documents: unseen.map(({ type }) => names[type]).join(', ') })}
      </p>
      {blocked ? (
        <p className="sm muted" id={BLOCKED_ID}>
          {blocked}
        </p>
      ) : (
        <MailPreview {...props} choice={{ action: main }} />
      )}
      {blocked && blocking.length === 0 && (
        <button type="button" className="btn line small" onClick={() => props.onOpen('complete')}>
          {t.originals.without}
          <DraftMark text={t.acts.draft} applicationId={application.id} about="complete" />
        </button>
      )}
      <Failed one={one} acts={props.open === 'complete' ? ['approve'] : ['approve', 'complete']} texts={t} />
    </div>
  );
}

/** Says why the button is off, when its key is pressed: scrolls to the sentence, and has screen readers read it out. */
export function sayWhyBlocked(sentence: string): void {
  const reason = document.getElementById(BLOCKED_ID);
  if (reason && !isInView(reason)) reason.scrollIntoView({ block: 'center' });
  pushToast({ tone: 'bad', title: sentence });
}

/** The height at the lower edge of the window that the message may cover. */
const MESSAGE_PIXELS = 128;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight - MESSAGE_PIXELS;
}
