import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import lists from '#src/ui/list/listed.module.css';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { EmployerAreaTexts } from '../employer-area.text.ts';
import type { EmployerProps } from '../employer-props.ts';
import { CandidateTable } from './CandidateTable.tsx';
import { PoolTiles } from './PoolTiles.tsx';
import styles from './pool.module.css';

/** Enough rows to show what candidates look like; all of them are listed on a page of their own. */
const SHOWN = 5;

/** The figures of the pool, and who came last. */
export function PoolSection({ lang, texts: { pool: texts }, links }: EmployerProps<EmployerAreaTexts>) {
  const { list: t } = texts;
  const {
    data: found,
    fault,
    load,
  } = useLoaded({
    ask: (signal) => call('POST /api/employer/candidates', {}, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, t),
  });
  return (
    <section className="apart" aria-labelledby="pool" data-pool="">
      <div className="row spread">
        <h2 id="pool">{t.title}</h2>
        {found && found.stats.total > 0 && (
          <a className="btn line small" href={links.candidates}>
            {t.all}
          </a>
        )}
      </div>
      <ListFault title={t.failedTitle} message={fault} retry={t.retry} onRetry={load} />
      {!found && !fault && (
        <p className="muted" role="status">
          {t.loading}
        </p>
      )}
      {found && (
        <>
          <p className={`sm muted ${styles.lead}`}>{found.stats.total > 0 ? t.lead : t.emptyText}</p>
          <PoolTiles stats={found.stats} texts={texts.stats} context={texts.stats.ofAll} />
        </>
      )}
      {found && found.candidates.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t.newest}</h3>
          <div className={`card ${lists.listed} ${styles.table}`}>
            <CandidateTable candidates={found.candidates.slice(0, SHOWN)} caption={t.caption} texts={texts} />
          </div>
        </>
      )}
    </section>
  );
}
