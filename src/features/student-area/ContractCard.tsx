import { daysInWords } from '#contract/day-in-words.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { fill } from '#contract/fill.ts';
import type { shownToSide } from '#src/nouns/employment-contract/contract-in-words.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './student-area.module.css';
import { useStudentArea } from './student-area-context.ts';
import type { AccountApplicationHandle } from './useAccountApplication.ts';

interface Props {
  own: Pick<AccountApplicationHandle, 'act' | 'open'>;
  contract: ContractReply;
  shown: ReturnType<typeof shownToSide>;
}

/** One contract of the student: with whom, for which days, and what is next; its button opens it with a fresh link. */
export function ContractCard({ own: { act, open }, contract: { state, terms }, shown }: Props) {
  const { guard, texts } = useStudentArea();
  const t = texts.contract;
  return (
    <section className={`card ${styles.parts}`} data-contract={state}>
      <div className="row spread">
        <h2>{terms ? fill(t.titleWith, { company: terms.employer.company }) : t.title}</h2>
        <span className={`badge ${shown.tone}`}>{shown.badge}</span>
      </div>
      {terms && <p>{daysInWords(terms.starts_on, terms.ends_on, guard.lang)}</p>}
      <p>{shown.sentence}</p>
      {terms && (
        <p className="acts">
          <Button
            look={shown.needsMe ? '' : 'line'}
            isBusy={act.kind === 'busy'}
            label={t.open}
            onClick={() => act.kind === 'busy' || open('contract')}
          />
        </p>
      )}
    </section>
  );
}
