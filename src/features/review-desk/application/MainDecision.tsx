import { whileDeferred } from '#contract/document.ts';
import { fill } from '#contract/fill.ts';
import { Check } from '#src/ui/icons.tsx';
import styles from './application.module.css';
import type { DecisionProps } from './Decision.tsx';
import { DraftMark } from './DraftMark.tsx';
import { isFollowing, isFree, mainDecision } from './desk-application.ts';
import { Failed } from './Failed.tsx';
import { MailPreview } from './MailPreview.tsx';

/** The large button that moves the application on, with the mail that goes out then. */
export function MainDecision(props: DecisionProps) {
  const { texts: t, one, application } = props;
  const main = mainDecision(application);
  if (!main) return null;
  const { blocking, status } = application;
  const isBlocked = !isFree(application);
  const isBusy = one.doing.kind === 'busy' && one.doing.act === main;
  const approve = status === 'PRE_REGISTERED' ? t.acts.approveStep1 : t.acts.approveStep2;
  const label = main === 'complete' ? t.acts.complete : approve;
  const names = blocking
    .map((type) => t.documentPane.names[isFollowing(application, type) ? whileDeferred(type) : type])
    .join(', ');
  return (
    <div className={styles.main}>
      <button
        type="button"
        className="btn full"
        aria-busy={isBusy || undefined}
        aria-keyshortcuts="f"
        disabled={isBlocked}
        aria-describedby={isBlocked ? 'decision-blocked' : undefined}
        onClick={() => one.decide({ action: main })}
      >
        <Check />
        {isBusy ? t.acts.working : label}
        <span className={styles.key} aria-hidden="true">
          f
        </span>
      </button>
      {isBlocked ? (
        <p className="sm muted" id="decision-blocked">
          {blocking.length > 0 ? fill(t.blocked, { documents: names }) : t.originalsOpen}
        </p>
      ) : (
        <MailPreview {...props} choice={{ action: main }} />
      )}
      {isBlocked && blocking.length === 0 && (
        <button type="button" className="btn line sml" onClick={() => props.onOpen('complete')}>
          {t.originals.without}
          <DraftMark text={t.acts.draft} applicationId={application.id} about="complete" />
        </button>
      )}
      <Failed one={one} acts={props.open === 'complete' ? ['approve'] : ['approve', 'complete']} texts={t} />
    </div>
  );
}
