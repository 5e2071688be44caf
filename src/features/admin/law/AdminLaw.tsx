import { guardedWithTexts } from '#src/ui/guard/guarded.tsx';
import { useMayDecide } from '../useMayDecide.ts';
import styles from './law.module.css';
import type { LawTexts } from './law-text-files.ts';

/** /admin/law: each sentence about law with its source, for counsel. */
export const AdminLaw = guardedWithTexts(async () => Claims);

function Claims({ texts: t }: { texts: LawTexts }) {
  const mayDecide = useMayDecide();
  return (
    <div className="wrap app stack">
      <h1>{t.title}</h1>
      <p>
        {t.state} {t.others}
      </p>
      {mayDecide && (
        <p>
          {t.toRead} <a href={t.settingsAddress}>{t.settings}</a>
        </p>
      )}
      <table className={`cards ${styles.claims}`}>
        <caption className="visually-hidden">{t.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.sentence}</th>
            <th scope="col">{t.page}</th>
            <th scope="col">{t.source}</th>
          </tr>
        </thead>
        <tbody>
          {t.claims.map(({ key, place, text, about, source }) => (
            <tr key={key}>
              <td data-l={t.sentence}>
                {about && <b>{about}</b>} {text}
              </td>
              <td data-l={t.page} className={styles.place}>
                {place}
              </td>
              <td data-l={t.source}>{source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
