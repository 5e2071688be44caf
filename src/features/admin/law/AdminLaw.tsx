import { mayDecide } from '#contract/accounts/desk-roles.ts';
import type { Lang } from '#contract/languages.ts';
import { readTextFile } from '#src/lib/read-text-file.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import { guarded } from '#src/ui/guard/guarded.tsx';
import styles from './law.module.css';
import type { LawTexts } from './law-text-files.ts';

interface Props {
  lang: Lang;
  guard: GuardProps;
  textsAddress: string;
}

/** /admin/law: each sentence about law with its source, for counsel. */
export const AdminLaw = guarded(async ({ textsAddress, lang }: Props) => {
  const t = await readTextFile<LawTexts>(textsAddress, lang);
  return ({ user }) => <Claims t={t} canDecide={mayDecide(user.desk_role)} />;
});

function Claims({ t, canDecide }: { t: LawTexts; canDecide: boolean }) {
  return (
    <div className="wrap app stack">
      <h1>{t.title}</h1>
      <p>
        {t.state} {t.others}
      </p>
      {canDecide && (
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
