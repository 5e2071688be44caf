import type { TimelineEntry } from '#contract/desk/desk-application.ts';
import { fill } from '#contract/fill.ts';
import { isOriginal } from '#contract/model/original.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import styles from './application.module.css';
import type { ApplicationTexts } from './application.text.ts';

interface Props {
  texts: ApplicationTexts;
  entries: readonly TimelineEntry[];
  /** Shown at once, without a heading to unfold. */
  isOpen?: boolean;
}

/** What has happened, newest first: who did what, and when. */
export function Timeline({ texts: t, entries, isOpen = false }: Props) {
  const list = (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <b>{headOf(entry, t)}</b>
          <span className="xs muted">
            {entry.person ?? t.timeline.actors[entry.actor] ?? entry.actor},{' '}
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
          </span>
        </li>
      ))}
    </ol>
  );
  if (isOpen) return list;
  return (
    <details className="fold">
      <summary>{t.history}</summary>
      {list}
    </details>
  );
}

/** 'Angenommen: Lebenslauf', 'E-Mail: Ihre Unterlagen sind da (gesendet)' */
function headOf(entry: TimelineEntry, t: ApplicationTexts): string {
  const { kind, what, document, detail } = entry;
  const { timeline: texts, documentPane } = t;
  const name = document ? documentPane.names[document] : undefined;
  switch (kind) {
    case 'mail':
      return `${texts.mail}: ${texts.mails[what] ?? what} (${texts.mailStates[detail ?? ''] ?? detail})`;
    case 'upload':
      return `${texts.upload}: ${name}${detail ? ` (${detail})` : ''}`;
    case 'event':
      return eventHead(entry, name, t);
  }
}

/** 'Freigegeben → Unterlagen frei', 'Zurückgenommen: Freigegeben → Unterlagen da' */
function eventHead({ what, from, to, detail }: TimelineEntry, name: string | undefined, t: ApplicationTexts): string {
  const { events } = t.timeline;
  const season = what === 'move-season' ? detail : undefined;
  const about = what === 'undo' && detail ? events[detail] : (season ?? originalsIn({ what, detail }, t) ?? name);
  const act = events[what] ?? what;
  // 'Abgelehnt' says where it led.
  const moved = to && from !== to && t.statuses[to] !== act ? ` → ${t.statuses[to]}` : '';
  return `${act}${about ? `: ${about}` : ''}${moved}`;
}

/** 'A2-Zertifikat, Bestätigung', 'ohne A2-Zertifikat' */
function originalsIn({ what, detail }: Pick<TimelineEntry, 'what' | 'detail'>, t: ApplicationTexts) {
  if (!detail || !/^(?:complete|[a-z]+-originals)$/.test(what)) return undefined;
  const { names } = t.documentPane;
  const papers = detail
    .split(', ')
    .map((paper) => (isOriginal(paper) ? names[paper] : paper))
    .join(', ');
  return what === 'complete' ? fill(t.timeline.without, { papers }) : papers;
}
