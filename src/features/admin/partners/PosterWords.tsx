import { LANGUAGES } from '#contract/languages.ts';
import { Note } from '#src/ui/Note.tsx';
import type { PartnerDetail } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import styles from './poster-words.module.css';

/** What posters print of the partner's own words: what an admin accepts by verifying, and what has changed since. */
export function PosterWords({
  texts: { checkCard: t, detail },
  detail: { partner, poster },
}: {
  texts: PartnerTexts;
  detail: PartnerDetail;
}) {
  const hasChanged = partner.contact_changed_at !== null;
  return (
    <div className={styles.words} data-poster-words="">
      <h3>{t.poster}</h3>
      {hasChanged ? (
        <Note tone="warn" title={t.contactTitle} text={t.contactChanged} />
      ) : (
        <p className="sm muted">{partner.verified_at ? t.posterChecked : t.posterUnchecked}</p>
      )}
      <div className={styles.languages}>
        {LANGUAGES.map((lang) => (
          <div key={lang} data-lang={lang}>
            <h4>{detail.posters[lang]}</h4>
            {hasChanged && <Lines label={t.before} lines={poster[lang].accepted} none={t.nothingPrinted} />}
            <Lines label={hasChanged ? t.after : ''} lines={poster[lang].wanted} none={t.nothingPrinted} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Lines({ label, lines, none }: { label: string; lines: readonly string[]; none: string }) {
  return (
    <>
      {label && <p className="sm muted">{label}</p>}
      <p className={`lines ${styles.print}`}>{lines.join('\n') || none}</p>
    </>
  );
}
