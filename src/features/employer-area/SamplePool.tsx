import { Tiles } from '#src/ui/figures/Tiles.tsx';
import styles from './employer-area.module.css';
import type { EmployerAreaTexts } from './employer-area.text.ts';
import { SAMPLE_CANDIDATES, statsOf } from './sample-pool.ts';

/** How candidates look, with invented ones: only until the company is vetted, and never beside real rows. */
export function SamplePool({ texts: { pool: t } }: { texts: EmployerAreaTexts }) {
  const stats = statsOf(SAMPLE_CANDIDATES);
  const tiles = (['total', 'complete', 'available'] as const).map((id) => ({
    id,
    number: stats[id],
    word: t[id],
    context: t.example,
  }));
  return (
    <section className={styles.section} aria-labelledby="samples" data-samples="">
      <div className="row spread">
        <h2 id="samples">{t.title}</h2>
        <span className="badge warn">{t.label}</span>
      </div>
      <p className={`sm muted ${styles.lead}`}>{t.lead}</p>
      <Tiles tiles={tiles} />
      <div className={`card ${styles.table}`}>
        <table className="cards">
          <caption className="visually-hidden">{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.id}</th>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.email}</th>
              <th scope="col">{t.documents}</th>
              <th scope="col">{t.matching}</th>
            </tr>
          </thead>
          <tbody>
            {SAMPLE_CANDIDATES.map(({ id, name, email, documentStatus, matchingStatus }) => (
              <tr key={id}>
                <th scope="row" className="mono">
                  {id}
                </th>
                <td data-l={t.name}>{name ?? <span className="muted">{t.afterRelease}</span>}</td>
                <td data-l={t.email}>{email ?? <span className="muted">{t.afterRelease}</span>}</td>
                <td data-l={t.documents}>
                  <span className={`badge ${documentStatus === 'complete' ? 'ok' : 'warn'}`}>
                    {t[`documents_${documentStatus}`]}
                  </span>
                </td>
                <td data-l={t.matching}>
                  <span className={`badge ${matchingStatus === 'available' ? 'ok' : 'info'}`}>
                    {t[`matching_${matchingStatus}`]}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
