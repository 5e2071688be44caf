import { daysOf } from '#contract/employers/requirement-rules.ts';
import { fill } from '#contract/fill.ts';
import type { PoolCandidate } from '#contract/placements/pool.ts';
import { formatDate } from '#src/i18n/format.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import styles from './pool.module.css';
import type { PoolSectionTexts } from './pool.text.ts';

interface Props {
  candidates: readonly PoolCandidate[];
  caption: string;
  texts: Pick<PoolSectionTexts, 'table' | 'work'>;
}

/** Candidates as rows; on a phone each is a card. */
export function CandidateTable({ candidates, caption, texts }: Props) {
  const { table: t } = texts;
  return (
    <CardTable caption={caption} heads={[t.id, t.german, t.time, t.wishes, t.documents, t.matching]}>
      {candidates.map((candidate) => (
        <Row key={candidate.id} candidate={candidate} texts={texts} />
      ))}
    </CardTable>
  );
}

function Row({ candidate, texts: { table: t, work } }: Pick<Props, 'texts'> & { candidate: PoolCandidate }) {
  const { id, name, email, level, available_from, available_until, days_left, wishes } = candidate;
  const span = daysOf({ starts_on: available_from, ends_on: available_until }) ?? days_left;
  const { documentStatus, matchingStatus } = candidate;
  return (
    <tr data-candidate={id}>
      <th scope="row">
        <span className={`mono ${styles.code}`}>{id}</span>
        <div className={`sm ${styles.who}`}>
          {name ?? <span className="muted">{t.afterRelease}</span>}
          {email && (
            <p>
              <a href={mailLink(email)}>
                <EmailText text={email} />
              </a>
            </p>
          )}
        </div>
      </th>
      <td data-l={t.german}>{level}</td>
      <td data-l={t.time}>
        <div>
          {formatDate(available_from)}–{formatDate(available_until)}
          <p className="sm muted">{fill(t.days, { days: Math.min(days_left, span) })}</p>
        </div>
      </td>
      <td data-l={t.wishes}>
        {wishes.length > 0 ? wishes.map((wish) => work[wish]).join(', ') : <span className="muted">{t.anyWork}</span>}
      </td>
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
  );
}
