import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { LongField } from '#src/ui/LongField.tsx';
import { Note } from '#src/ui/Note.tsx';
import styles from './admin-employers.module.css';
import type { AdminEmployersTexts } from './admin-employers.text.ts';
import type { EmployerFound } from './employers.ts';
import type { useEmployerDetail } from './useEmployerDetail.ts';

interface Props {
  texts: AdminEmployersTexts;
  found: EmployerFound;
  one: ReturnType<typeof useEmployerDetail>;
}

/** Where the vetting is, and what an admin can decide about what is shown below. */
export function DecideCard({ texts, found, one }: Props) {
  const { detail: t } = texts;
  const { employer, can } = found;
  const [isAsking, setAsking] = useState(false);
  const isBusy = one.doing.kind === 'busy';
  const mayVet = can.indexOf('vetted') >= 0;
  return (
    <section className="card raised" data-decide="">
      <h2>{t.decideTitle}</h2>
      <p>{sentenceOf(found, texts)}</p>
      {employer.refusal_reason && <p className={styles.reason}>{employer.refusal_reason}</p>}
      {!isAsking && !isOfPeople(one.doing) && <Fault texts={texts} doing={one.doing} />}
      {can.length > 0 && (
        <p className={`acts ${styles.acts}`}>
          {mayVet && (
            <button
              type="button"
              className="btn"
              aria-busy={isBusy || undefined}
              onClick={() => one.decide(employer.version, 'vetted')}
            >
              {isBusy ? t.working : t.vet}
            </button>
          )}
          {can.indexOf('refused') >= 0 && (
            <button
              type="button"
              className="btn bad"
              onClick={() => {
                one.forget();
                setAsking(true);
              }}
            >
              {mayVet ? t.refuse : t.withdraw}
            </button>
          )}
        </p>
      )}
      <RefuseDialog
        open={isAsking && can.indexOf('refused') >= 0}
        {...{ texts, found, one }}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

function RefuseDialog({ open, texts, found, one, onClose }: Props & { open: boolean; onClose: () => void }) {
  const { detail: t } = texts;
  const { company, version } = found.employer;
  const ends = found.ends.proposals + found.ends.offers;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isBusy = one.doing.kind === 'busy';
  const go = () => {
    setMissing(!reason.trim());
    if (reason.trim()) one.decide(version, 'refused', { reason, ends });
  };
  return (
    <Dialog open={open} title={t.refuseTitle} onClose={onClose}>
      <p className={styles.long}>{fill(t.refuseText, { company: company || texts.noCompany })}</p>
      {found.ends.requirements > 0 && <p data-ends="">{fill(t.refuseEnds, found.ends)}</p>}
      <LongField
        id="refusal-reason"
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        onChange={setReason}
        problem={isMissing && !reason.trim() ? t.reasonMissing : undefined}
      />
      <Fault texts={texts} doing={one.doing} />
      <DialogChoice cancel={t.cancel} onCancel={onClose}>
        <button type="button" className="btn small bad" aria-busy={isBusy || undefined} onClick={go}>
          {isBusy ? t.working : t.refuse}
        </button>
      </DialogChoice>
    </Dialog>
  );
}

interface FaultProps {
  texts: AdminEmployersTexts;
  doing: Props['one']['doing'];
}

/** Why the last act failed, if it did. */
export function Fault({ texts, doing }: FaultProps) {
  if (doing.kind !== 'failed') return null;
  return (
    <div className={styles.acts}>
      <Note tone="bad" title={texts.detail.notSaved} role="alert">
        <p>{doing.message}</p>
      </Note>
    </div>
  );
}

/** What failed there is said in the dialog about them. */
function isOfPeople(doing: Props['one']['doing']): boolean {
  return doing.kind === 'failed' && (doing.act === 'remove-member' || doing.act === 'hand-over');
}

function sentenceOf({ employer }: EmployerFound, { detail: t }: AdminEmployersTexts): string {
  const { submitted_at, decided_at } = employer;
  const day = (time: string | null) => ({ date: time === null ? '' : formatDate(time) });
  switch (employer.state) {
    case 'new':
      return t.newText;
    case 'submitted':
      return fill(t.waitingText, day(submitted_at));
    case 'vetted':
      return fill(t.vettedText, day(decided_at));
    case 'refused':
      return fill(t.refusedText, day(decided_at));
  }
}
