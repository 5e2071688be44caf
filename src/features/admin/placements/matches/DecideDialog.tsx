import { needsReason } from '#contract/model/match-rules.ts';
import { requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { LongField } from '../../LongField.tsx';
import styles from '../placements.module.css';
import type { AdminPlacementsTexts } from '../placements.text.ts';
import { decisionsOf, type Match } from './matches.ts';
import { type MatchListProps, useDecision } from './useDecision.ts';

interface Props extends MatchListProps {
  match: Match;
  onClose: () => void;
  /** The list has to be read anew. */
  onChanged: () => void;
}

/** Asks what is to become of a match, with a reason where one is needed, and shows the mails before. */
export function DecideDialog(props: Props) {
  const { texts, match, onClose } = props;
  const t = texts.decision;
  const one = useDecision(props);
  const choices = decisionsOf(match);
  return (
    <Dialog open title={t.title} onClose={onClose}>
      <p className="long">
        <b>{match.applicant_name}</b>
        <br />
        <span className="sm muted">
          {match.company} · {requirementTitle(match, texts.names)}
        </span>
      </p>
      {choices.length === 1 && <p>{t[`to_${one.decision}`]}</p>}
      {choices.length > 1 && (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{t.title}</legend>
          {choices.map((to) => (
            <label key={to} className="check">
              <input type="radio" name="decision" checked={one.decision === to} onChange={() => one.setDecision(to)} />
              <span>{t[`to_${to}`]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {needsReason(one.decision) && (
        <LongField id="match-reason" label={t.reason} hint={t.reasonHint} {...one.reason.field} />
      )}
      <Mails texts={t} one={one} />
      {one.fault && <Note tone="bad" title={t.notSaved} role="alert" text={one.fault} />}
      <DialogChoice cancel={texts.cancel} onCancel={onClose}>
        <Button
          look={`small ${one.decision === 'withheld' ? 'bad' : ''}`}
          isBusy={one.isBusy}
          working={texts.working}
          label={t.go}
          onClick={one.go}
        />
      </DialogChoice>
    </Dialog>
  );
}

interface MailsProps {
  texts: AdminPlacementsTexts['decision'];
  one: ReturnType<typeof useDecision>;
}

function Mails({ texts: t, one: { hasReason, notPreviewed, mails } }: MailsProps) {
  if (!hasReason) return <p className="sm muted">{t.mailsAfterReason}</p>;
  if (notPreviewed !== undefined) return <p className="sm">{notPreviewed}</p>;
  if (!mails) return <p className="sm muted">{t.mailsLoading}</p>;
  if (mails.length === 0) return <p className="sm muted">{t.noMails}</p>;
  return (
    <details className="fold">
      <summary className="sm">
        {t.mails}: {mails.length}
      </summary>
      {mails.map(({ to, lang, subject, text }) => (
        <div key={`${to} ${subject}`} className={styles.mail}>
          <p className="xs muted">
            {to}
            <br />
            <span lang={lang}>{subject}</span>
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long mail is scrolled by keys */}
          <section className={styles.letter} lang={lang} tabIndex={0} aria-label={subject}>
            {text}
          </section>
        </div>
      ))}
    </details>
  );
}
