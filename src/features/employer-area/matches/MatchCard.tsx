import { fill } from '#contract/fill.ts';
import { dateInWords, formatDate } from '#src/i18n/format.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { MATCH_TONES } from '#src/nouns/match/match.text.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { SelectBox } from '#src/ui/many/SelectBox.tsx';
import type { Selection } from '#src/ui/many/useSelection.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { EmployerProps } from '../employer-props.ts';
import type { Requirement } from '../requirements/requirement.ts';
import styles from './matches.module.css';
import type { EmployerMatchesTexts } from './matches.text.ts';
import { type Match, PARTS } from './matches.ts';

export interface MatchesProps extends EmployerProps<EmployerMatchesTexts> {
  requirement: Requirement;
  toasts: Toasts;
  /** The requirement may be filled or open again. */
  onChanged: () => void;
}

interface Props extends MatchesProps {
  match: Match;
  isBusy: boolean;
  /** Where several can be accepted together. */
  selection: Selection | undefined;
  onAccept: () => void;
  onRefuse: () => void;
}

/** One candidate: how they fit, where the proposal stands, and what the employer can do. */
export function MatchCard({ lang, texts: t, match, isBusy, selection, onAccept, onRefuse }: Props) {
  const { number, name, email, level, state, score, can } = match;
  const title = name ?? number ?? t.unknown;
  const wishes = [match.first_wish, match.second_wish].flatMap((work) => (work ? [t.names.work[work]] : []));
  return (
    <li className={`card ${styles.match}`} data-match={match.id} data-state={state}>
      <div className="row spread">
        <div className={styles.title}>
          {selection && <SelectBox id={match.id} label={fill(t.bar.select, { name: title })} selection={selection} />}
          <h3 className={`long ${name ? '' : 'mono number'}`} tabIndex={-1}>
            {title}
          </h3>
        </div>
        <span className={`badge ${MATCH_TONES[state]}`}>{t.states[state]}</span>
      </div>
      {email && (
        <p className="long">
          <a href={mailLink(email)}>
            <EmailText text={email} />
          </a>{' '}
          <span className="sm muted mono number">{number}</span>
        </p>
      )}
      <p className="sm">
        {[
          `${formatDate(match.starts_on)}–${formatDate(match.ends_on)}`,
          level && fill(t.level, { level }),
          wishes.length > 0 && fill(t.wishes, { work: wishes.join(', ') }),
        ]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
      <div className={styles.score}>
        <b className="sm">{fill(t.points, { total: score.total })}</b>
        <dl className={styles.parts}>
          {PARTS.map(([part, most]) => (
            <div key={part}>
              <dt className="xs muted">{t[`part_${part}`]}</dt>
              <dd className="sm num">
                {score[part]}/{most}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Turn lang={lang} texts={t} match={match} />
      {match.reason && <p className="sm reason">{match.reason}</p>}
      {can.length > 0 && (
        <p className="acts">
          {can.indexOf('accepted') >= 0 && (
            <Button look="small" isBusy={isBusy} working={t.working} label={t.accept} of={title} onClick={onAccept} />
          )}
          {can.indexOf('refused') >= 0 && <Button look="line small" label={t.refuse} of={title} onClick={onRefuse} />}
        </p>
      )}
    </li>
  );
}

/** Whose turn it is and until when, or since when the match is over. */
function Turn({ lang, texts: t, match }: Pick<Props, 'lang' | 'texts' | 'match'>) {
  const { state, answer_until: until, changed_at, can } = match;
  const over = t[`over_${state}` as 'over_expired'] as string | undefined;
  if (over) return <p className="sm muted">{fill(over, { date: dateInWords(changed_at, lang) })}</p>;
  // A vetted company may still take back what it has accepted, until a release, which it reads of some seconds later.
  if (state === 'accepted')
    return <p className="sm muted">{can.length > 0 || until !== null ? t.atUs : t.restingAtUs}</p>;
  if (until === null) return state === 'proposed' ? <p className="sm muted">{t.resting}</p> : null;
  const sentence = state === 'released' ? t.answersUntil : t.until;
  return <p className="sm muted">{fill(sentence, { date: dateInWords(until, lang) })}</p>;
}
