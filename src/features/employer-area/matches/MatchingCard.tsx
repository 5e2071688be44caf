import { fill } from '#contract/fill.ts';
import { MIN_RANKED, RANKED_PER_PLACE } from '#contract/limits.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { REQUIREMENT_TONES } from '#src/nouns/requirement/requirement.text.ts';
import { UnlawfulNote } from '#src/nouns/requirement/UnlawfulNote.tsx';
import { unlawfulSentences, unlawfulTitle } from '#src/nouns/requirement/unlawful-sentences.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import type { MatchesProps } from './MatchCard.tsx';
import styles from './matches.module.css';
import { excludedRows, type MatchesFound } from './matches.ts';
import { SaveAccepted } from './SaveAccepted.tsx';

interface Props extends MatchesProps {
  page: MatchesFound | undefined;
  isBusy: boolean;
  onStart: () => void;
}

/** The button that ranks all candidates, and what the last ranking found. */
export function MatchingCard({ lang, texts: t, links, requirement, page, isBusy, onStart }: Props) {
  const matching = page?.matching;
  // The list is cut at its end.
  const kept = Math.max(MIN_RANKED, RANKED_PER_PLACE * (requirement.headcount ?? 0));
  const beyond = (matching?.ranked ?? 0) - kept;
  const isOpen = requirement.state === 'open';
  const excluded = matching ? excludedRows(matching.excluded) : [];
  return (
    <section className="card raised" aria-labelledby="matching" data-matching="">
      <div className="row spread">
        <h2 id="matching">{t.matching}</h2>
        <span className={`badge ${REQUIREMENT_TONES[requirement.state]}`} data-state={requirement.state}>
          {t.names.states[requirement.state]}
        </span>
      </div>
      {page && requirement.headcount !== null && (
        <p>
          <b>{fill(t.places, { confirmed: page.confirmed, places: requirement.headcount })}</b>
        </p>
      )}
      {matching && <p>{ranSentence(matching, t)}</p>}
      {beyond > 0 && <p className="sm">{fill(t.beyond, { kept, beyond })}</p>}
      {isOpen && requirement.unlawful.length > 0 && (
        <div className={styles.start}>
          <UnlawfulNote
            title={unlawfulTitle(requirement.unlawful, t.names.lines)}
            sentences={unlawfulSentences(requirement.unlawful, t.names.lines, lang)}
          >
            <p>
              <a href={`${links.requirement}?requirement=${requirement.id}`}>{t.toRequirement}</a>
            </p>
          </UnlawfulNote>
        </div>
      )}
      {page && isOpen && !page.is_vetted && <p className="sm muted">{t.notVetted}</p>}
      {page?.is_vetted && isOpen && requirement.unlawful.length === 0 && (
        <>
          <p className="sm muted">{matching ? t.again : t.never}</p>
          <p className={styles.start}>
            <Button
              look={matching ? 'line' : ''}
              isBusy={isBusy}
              working={t.working}
              label={matching ? t.startAgain : t.start}
              onClick={onStart}
            />
          </p>
        </>
      )}
      {!isOpen && <p className="sm muted">{t.notOpen}</p>}
      {page && page.counts.current > 0 && <SaveAccepted {...{ lang, texts: t, requirement }} />}
      {excluded.length > 0 && (
        <details className="fold">
          <summary className="sm">{t.excludedTitle}</summary>
          <dl className="dl sm">
            {excluded.map(({ reason, count }) => (
              <div key={reason}>
                <dt>{t.exclusions[reason]}</dt>
                <dd className="num">{count}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function ranSentence(
  { ran_at, ranked, candidates }: NonNullable<MatchesFound['matching']>,
  { ran, ranOne }: Props['texts'],
): string {
  return fill(ranked === 1 ? ranOne : ran, { date: formatDateTime(ran_at), ranked, candidates });
}
