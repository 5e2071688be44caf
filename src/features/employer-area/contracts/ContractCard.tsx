import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { shownToSide } from '#src/nouns/employment-contract/contract-in-words.ts';
import { Steps } from '#src/nouns/employment-contract/Steps.tsx';
import { WithNumber } from '#src/ui/parts/WithNumber.tsx';
import type { ContractsTexts } from './contracts.text.ts';
import { contractInWords } from './contracts.ts';

interface Props {
  one: ContractReply;
  texts: ContractsTexts;
  /** Several are signed together. */
  areSeveral: boolean;
  href: string;
}

/** A contract of an employer: with whom, when, and how far it is. */
export function ContractCard({ one, texts, areSeveral, href }: Props) {
  const { list: t } = texts;
  const { title, days, badge, tone, needsMe } = contractInWords(one, texts);
  const { steps, now } = shownToSide(one, 'employer', texts.contract);
  return (
    <article className="card" data-listed-contract={one.id}>
      <h2 className="long">{title}</h2>
      <p className="sm muted">
        <WithNumber text={days} />
      </p>
      {now >= 0 && <Steps steps={steps} now={now} />}
      <p className="after">
        <span className={`badge ${tone}`}>{badge}</span>
      </p>
      {one.terms && (
        <p className="after">
          <a className={`btn small ${needsMe && !areSeveral ? '' : 'line'}`} href={href}>
            {needsMe ? t.sign : t.view}
            <span className="visually-hidden">: {title}</span>
          </a>
        </p>
      )}
    </article>
  );
}
