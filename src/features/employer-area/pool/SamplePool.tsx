import lists from '#src/ui/list/listed.module.css';
import { CandidateTable } from './CandidateTable.tsx';
import { PoolTiles } from './PoolTiles.tsx';
import styles from './pool.module.css';
import type { PoolSectionTexts } from './pool.text.ts';
import { SAMPLE_CANDIDATES, statsOf } from './sample-pool.ts';

/** How candidates look, with invented ones: only until the company is vetted, and never beside real rows. */
export function SamplePool({ texts }: { texts: PoolSectionTexts }) {
  const { sample: t } = texts;
  return (
    <section className="apart" aria-labelledby="samples" data-samples="">
      <div className="row spread">
        <h2 id="samples">{t.title}</h2>
        <span className="badge warn">{t.label}</span>
      </div>
      <p className={`sm muted ${styles.lead}`}>{t.lead}</p>
      <PoolTiles stats={statsOf(SAMPLE_CANDIDATES)} texts={texts.stats} context={t.example} />
      <div className={`card ${lists.listed} ${styles.table}`}>
        <CandidateTable candidates={SAMPLE_CANDIDATES} caption={t.caption} texts={texts} />
      </div>
    </section>
  );
}
