import { ArrowRight } from 'lucide-react';
import { forgetOpened } from '#src/lib/tab-storage.ts';
import { Note } from '#src/ui/Note.tsx';
import { ActNote } from './ActNote.tsx';
import { useStudentArea } from './student-area-context.ts';
import type { AccountApplicationHandle } from './useAccountApplication.ts';

/** For an account without an application: how to apply, and how to link an earlier application. */
export function StartCard({ own: { act, mailLink }, isNamed }: { own: AccountApplicationHandle; isNamed: boolean }) {
  const { texts, links, pictures } = useStudentArea();
  const t = texts.start;
  return (
    <section className="card raised pictured" data-application="none">
      <img src={pictures.start} alt="" width={640} height={400} />
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
            <button type="button" className="btn line" aria-busy={act.kind === 'busy' || undefined} onClick={mailLink}>
              {t.mailLink}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
