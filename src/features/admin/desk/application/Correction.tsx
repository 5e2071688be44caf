import { fill } from '#contract/fill.ts';
import type { CORRECTION_ANSWERS } from '#contract/personal-data/correction.ts';
import { formatDate } from '#src/i18n/format.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Deciders } from '../../Deciders.tsx';
import { LongField } from '../../LongField.tsx';
import { useReason } from '../../useReason.ts';
import { useDraft } from '../drafts.ts';
import type { DecisionProps } from './decision-props.ts';
import { Failed } from './Failed.tsx';

/** What the applicant wants put right, and the answer that is mailed to them. */
export function Correction({ texts, one, application }: DecisionProps) {
  const { personal: t } = texts;
  const { correction } = application;
  const answer = useReason(t.answerMissing, useDraft(application.id, 'correction'));
  if (!correction) return null;
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'correction';
  const send = (state: (typeof CORRECTION_ANSWERS)[number]) => {
    if (answer.check() && !isBusy) one.answerCorrection(correction.id, state, answer.value);
  };
  return (
    <Note tone="warn" title={fill(t.asked, { date: formatDate(correction.created_at) })}>
      <p className="sm">{t.fields[correction.field] ?? correction.field}</p>
      <p className="lines">{correction.text}</p>
      <Deciders>
        <LongField id="correction-answer" label={t.answer} hint={t.answerHint} {...answer.field} />
        <Failed one={one} acts={['correction']} texts={texts} />
        <p className="row">
          <Button look="small" isBusy={isBusy} label={t.done} onClick={() => send('done')} />
          <Button look="line small" label={t.declined} onClick={() => send('declined')} />
        </p>
      </Deciders>
    </Note>
  );
}
