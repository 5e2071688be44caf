import { DANGERS, type FileSafety, type Finding } from '#contract/documents/file-safety.ts';
import { fill } from '#contract/fill.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './viewer.module.css';
import type { ViewerTexts } from './viewer.text.ts';

interface Props {
  texts: ViewerTexts['caution'];
  safety: FileSafety;
  onDownload: () => void;
}

/** Stands before the download of a file in which something was found, and in place of one that nobody may open. */
export function Caution({ texts: t, safety, onDownload }: Props) {
  const { title, reasons, text, download } = cautionSaid(safety, t);
  return (
    <div className={styles.fault}>
      <Note tone={download ? 'warn' : 'bad'} title={title} role="status">
        {reasons.length > 0 && (
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <p>{text}</p>
        {download && (
          <p className={`acts ${styles.ways}`}>
            <Button look="line small" label={t.download} onClick={onDownload} />
          </p>
        )}
      </Note>
    </div>
  );
}

// A form may hold scripts on each of its pages.
const MOST_PAGES_NAMED = 8;

/** What is said before a download, or of a file that nobody may open: what was found, and where. */
function cautionSaid({ findings, malware }: FileSafety, t: ViewerTexts['caution']) {
  if (malware === 'infected') return { title: t.infected, reasons: [], text: t.infectedText, download: false };
  if (malware === 'held') return { title: t.held, reasons: [], text: t.heldText, download: false };
  if (findings === null) return { title: t.notJudged, reasons: [], text: t.notJudgedText, download: true };
  const reasons = DANGERS.flatMap((danger) => {
    const places = findings.filter((finding) => finding.danger === danger);
    return places.length > 0 ? [`${t[danger]}: ${placesSaid(places, t)}`] : [];
  });
  return { title: t.title, reasons, text: t.text, download: true };
}

function placesSaid(findings: readonly Finding[], t: ViewerTexts['caution']): string {
  const pages = findings.flatMap(({ page }) => page ?? []);
  const named = pages.slice(0, MOST_PAGES_NAMED).join(', ') + (pages.length > MOST_PAGES_NAMED ? ' …' : '');
  const onPages = pages.length > 0 ? [fill(pages.length > 1 ? t.onPages : t.onPage, { pages: named })] : [];
  return [...onPages, ...(pages.length < findings.length ? [t.inFile] : [])].join('; ');
}
