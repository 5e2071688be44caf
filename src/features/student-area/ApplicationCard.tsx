import { ArrowRight } from 'lucide-react';
import { forgetOpened } from '#src/lib/tab-storage.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { ReloadNote } from '#src/ui/ReloadNote.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { ActNote } from './ActNote.tsx';
import { LinkedApplication } from './LinkedApplication.tsx';
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

/** For a signed-in student who came by an application's link: offers to link the two. */
function LinkOffer({ token, own: { act, link } }: { token: string; own: AccountApplicationHandle }) {
  const { texts, links } = useStudentArea();
  const t = texts.start;
  const busy = act.kind === 'busy';
  return (
    <section className={`card raised ${styles.parts}`} data-application="offer">
      <h2>{t.linkTitle}</h2>
      <p>{t.linkText}</p>
      <ActNote act={act} title={texts.faults.actFailed} />
      <p className="acts">
        <Button isBusy={busy} working={t.linking} label={t.link} onClick={() => busy || link(token)} />
        <a className="btn line" href={`${links.join}?from=account`} onClick={forgetOpened}>
          {t.start}
        </a>
      </p>
    </section>
  );
}

/** For an account without an application: how to apply, and how to link an earlier application. */
function StartCard({ own: { act, mailLink }, isNamed }: { own: AccountApplicationHandle; isNamed: boolean }) {
  const { texts, links, pictures } = useStudentArea();
  const t = texts.start;
  return (
    <section className="card raised pictured" data-application="none">
      <img src={pictures.start} alt="" width={640} height={400} loading="lazy" />
      <div>
        <h2>{t.title}</h2>
        <p>{isNamed ? t.text : t.textNameless}</p>
        <p className="acts">
          <a className="btn" href={`${links.join}?from=account`} onClick={forgetOpened}>
            {t.start} <ArrowRight aria-hidden="true" />
          </a>
        </p>
        <p className="sm muted">{t.known}</p>
        <ActNote act={act} title={texts.faults.actFailed} />
        {act.kind === 'sent' ? (
          <Note tone="ok" title={t.mailedTitle} role="status" text={t.mailed} />
        ) : (
          <p>
            <Button look="line" isBusy={act.kind === 'busy'} label={t.mailLink} onClick={mailLink} />
          </p>
        )}
      </div>
    </section>
  );
}
