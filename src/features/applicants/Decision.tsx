import { fill } from '#contract/fill.ts';
import { Note } from '#src/ui/Note.tsx';
import type { Applicant } from './applicant.ts';
import styles from './area.module.css';
import { Screen } from './Screen.tsx';
import { useWizard } from './wizard-context.ts';

/** REJECTED and WITHDRAWN: calm, with the reason, and two ways on. */
export function Decision({ applicant, kind }: { applicant: Applicant; kind: 'rejected' | 'withdrawn' }) {
  const { texts, links, application } = useWizard();
  const t = texts.decision;
  const name = { name: applicant.first_name };
  const words =
    kind === 'rejected'
      ? { title: fill(t.rejectedTitle, name), lead: t.rejectedLead, next: t.rejectedNext }
      : { title: t.withdrawnTitle, lead: fill(t.withdrawnLead, name), next: t.withdrawnNext };
  return (
    <Screen name={kind} title={words.title} lead={words.lead}>
      {applicant.decision_reason && (
        <Note tone="info" title={t.reason}>
          <p className={styles.reason}>{applicant.decision_reason}</p>
        </Note>
      )}
      <p>{words.next}</p>
      <p className={styles.acts}>
        <button type="button" className="btn" onClick={application.startAgain}>
          {t.again}
        </button>
        <a className="btn line" href={links.contact}>
          {t.ask}
        </a>
      </p>
    </Screen>
  );
}
