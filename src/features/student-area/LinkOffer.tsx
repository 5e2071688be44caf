import { forgetOpened } from '#src/lib/tab-storage.ts';
import { ActNote } from './ActNote.tsx';
import styles from './student-area.module.css';
import { useStudentArea } from './student-area-context.ts';
import type { AccountApplicationHandle } from './useAccountApplication.ts';

/** For a signed-in student who came by an application's link: offers to link the two. */
export function LinkOffer({ token, own: { act, link } }: { token: string; own: AccountApplicationHandle }) {
  const { texts, links } = useStudentArea();
  const t = texts.start;
  const busy = act.kind === 'busy';
  return (
    <section className={`card raised ${styles.parts}`} data-application="offer">
      <h2>{t.linkTitle}</h2>
      <p>{t.linkText}</p>
      <ActNote act={act} title={texts.faults.actFailed} />
      <p className="acts">
        <button type="button" className="btn" aria-busy={busy || undefined} onClick={() => busy || link(token)}>
          {busy ? t.linking : t.link}
        </button>
        <a className="btn line" href={`${links.join}?from=account`} onClick={forgetOpened}>
          {t.start}
        </a>
      </p>
    </section>
  );
}
