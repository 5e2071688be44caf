import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { MATCH_TONES } from '#src/nouns/match/match.text.ts';
import { areaInWords, requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import { unlawfulSentences, unlawfulTitle } from '#src/nouns/requirement/unlawful-sentences.ts';
import { SelectBox } from '#src/ui/many/SelectBox.tsx';
import type { Selection } from '#src/ui/many/useSelection.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { Deciders } from '../../Deciders.tsx';
import { useMayDecide } from '../../useMayDecide.ts';
import styles from '../placements.module.css';
import { decisionsOf, type Match } from './matches.ts';
import type { MatchListProps } from './useDecision.ts';

interface Props extends MatchListProps {
  matches: readonly Match[];
  onDecide: (match: Match) => void;
  onExtend: (match: Match) => void;
  selection: Selection;
  /** They all are of one requirement, which the page names. */
  isOfOne: boolean;
}

export function MatchTable({ texts: t, matches, ...rest }: Props) {
  const mayDecide = useMayDecide();
  const hasActs = mayDecide && matches.some((match) => match.can_extend || decisionsOf(match).length > 0);
  return (
    <CardTable caption={t.matches} heads={[t.candidate, t.requirement, t.days, t.points, t.state, hasActs && t.act]}>
      {matches.map((match) => (
        <Row key={match.id} {...rest} texts={t} match={match} hasActs={hasActs} />
      ))}
    </CardTable>
  );
}

function Row({
  lang,
  texts: t,
  links,
  match,
  onDecide,
  onExtend,
  selection,
  hasActs,
  isOfOne,
}: Omit<Props, 'matches'> & { match: Match; hasActs: boolean }) {
  const { applicant_name: name, number, state, answer_until, changed_at } = match;
  const [first] = decisionsOf(match);
  return (
    <tr data-match={match.id} data-state={state}>
      <th scope="row">
        <div className="long">
          <span className={styles.person}>
            {match.can.indexOf('released') >= 0 && (
              <Deciders>
                <SelectBox id={match.id} label={fill(t.bar.select, { name })} selection={selection} />
              </Deciders>
            )}
            <a href={`${links.applications}?application=${match.applicant_id}`}>{name}</a>
          </span>
          {number && <p className="sm muted mono number">{number}</p>}
        </div>
      </th>
      <td data-l={t.requirement}>
        <div className="long">
          <a href={`${links.employers}?employer=${match.employer_id}`}>{match.company}</a>
          <p className="sm muted">{requirementTitle(match, t.names)}</p>
          {match.area === 'airside' && <p className="sm">{areaInWords(match, t.names)}</p>}
          {!isOfOne && (
            <p className="sm">
              <a href={`${links.placements}?requirement=${match.requirement_id}`}>{t.waitingOf}</a>
            </p>
          )}
        </div>
      </td>
      <td data-l={t.days}>
        {formatDate(match.starts_on)}–{formatDate(match.ends_on)}
      </td>
      <td data-l={t.points} className="num">
        {match.score}
      </td>
      <td data-l={t.state}>
        <div className="long">
          <span className={`badge ${MATCH_TONES[state]}`}>{t.states[state]}</span>
          <p className="sm muted">{fill(t.since, { date: formatDate(changed_at) })}</p>
          {answer_until && <p className="sm muted">{fill(t.until, { date: formatDate(answer_until) })}</p>}
          {match.reason && <p className="sm">{match.reason}</p>}
          {match.unlawful.length > 0 && (
            <span className="badge bad">{unlawfulTitle(match.unlawful, t.names.lines)}</span>
          )}
          {unlawfulSentences(match.unlawful, t.names.lines, lang).map((sentence) => (
            <p key={sentence} className="sm">
              {sentence}
            </p>
          ))}
        </div>
      </td>
      {hasActs && (
        <td data-l={t.act}>
          {(match.can_extend || first) && (
            <div className="acts">
              {match.can_extend && (
                <Button look="small line" label={t.decision.extend} of={name} onClick={() => onExtend(match)} />
              )}
              {first && (
                <Button
                  look={`small ${first === 'released' ? '' : 'line'}`}
                  label={first === 'released' ? t.decision.release : t.decision.decide}
                  of={name}
                  onClick={() => onDecide(match)}
                />
              )}
            </div>
          )}
        </td>
      )}
    </tr>
  );
}
