import { fill } from '#contract/fill.ts';
import { Check } from '#src/ui/icons.tsx';
import styles from './application.module.css';
import type { DecisionProps } from './Decision.tsx';
import { mainDecision } from './desk-application.ts';
import { Failed } from './Failed.tsx';
import { MailPreview } from './MailPreview.tsx';

/** The large button that moves the application on, with the mail that goes out then. */
export function MainDecision(props: DecisionProps) {
  const { texts: t, one, application } = props;
  const main = mainDecision(application);
  if (!main) return null;
  const { blocking, status } = application;
  const isBusy = one.doing.kind === 'busy' && one.doing.act === main;
  const approve = status === 'PRE_REGISTERED' ? t.acts.approveStep1 : t.acts.approveStep2;
  const label = main === 'complete' ? t.acts.complete : approve;
  const names = blocking.map((type) => t.documentPane.names[type]).join(', ');
  return (
    <div className={styles.main}>
      <button
        type="button"
        className="btn full"
        aria-busy={isBusy || undefined}
        aria-keyshortcuts="f"
        disabled={blocking.length > 0}
        aria-describedby={blocking.length > 0 ? 'decision-blocked' : undefined}
        onClick={() => one.decide({ action: main })}
      >
        <Check />
        {isBusy ? t.acts.working : label}
        <span className={styles.key} aria-hidden="true">
          f
        </span>
      </button>
      {blocking.length > 0 ? (
        <p className="sm muted" id="decision-blocked">
          {fill(t.blocked, { documents: names })}
        </p>
      ) : (
        <MailPreview {...props} choice={{ action: main }} />
      )}
      <Failed one={one} acts={['approve', 'complete']} texts={t} />
    </div>
  );
}
