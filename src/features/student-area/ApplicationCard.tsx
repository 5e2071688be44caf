import { ReloadNote } from '#src/ui/ReloadNote.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { LinkedApplication } from './LinkedApplication.tsx';
import { LinkOffer } from './LinkOffer.tsx';
import { StartCard } from './StartCard.tsx';
import styles from './student-area.module.css';
import { useStudentArea } from './student-area-context.ts';
import { tokenIn } from './upload-query.ts';
import type { AccountApplicationHandle } from './useAccountApplication.ts';

/** The account's application, the offer to link one, or the start of a new one. */
export function ApplicationCard({ own, isNamed }: { own: AccountApplicationHandle; isNamed: boolean }) {
  const { texts, links } = useStudentArea();
  const { view, load } = own;
  switch (view.kind) {
    case 'loading':
      return (
        <section className="card raised" aria-busy="true" data-application="loading">
          <h2>{texts.card.title}</h2>
          <p className="muted sm" role="status">
            {texts.card.loading}
          </p>
          <div className={styles.placeholder} aria-hidden="true" />
        </section>
      );
    case 'failed':
      return (
        <section className="card raised" data-application="failed">
          <h2>{texts.card.title}</h2>
          <RetryNote title={texts.faults.title} message={view.message} retry={texts.faults.retry} onRetry={load} />
        </section>
      );
    case 'status-unknown':
      return (
        <section className={`card raised ${styles.parts}`} data-application="status-unknown">
          <h2>{texts.card.title}</h2>
          <ReloadNote texts={texts.statusUnknown} />
          <p className="acts">
            <a className="btn line" href={links.contact}>
              {texts.card.contact}
            </a>
          </p>
        </section>
      );
    case 'ready': {
      if (view.application) return <LinkedApplication application={view.application} own={own} />;
      const token = tokenIn(location.search);
      return token ? <LinkOffer token={token} own={own} /> : <StartCard own={own} isNamed={isNamed} />;
    }
  }
}
