import type { ReactNode } from 'react';
import type { ContractReply } from '#contract/contract.ts';
import { shownToSide } from '#src/i18n/contract.text.ts';
import { formatDate } from '#src/i18n/format.ts';
import { Steps } from '#src/ui/contract/Steps.tsx';
import area from '../employer-area.module.css';
import type { ContractsTexts } from './contracts.text.ts';

interface Props {
  one: ContractReply;
  texts: ContractsTexts;
  /** What opens it, with its words and its look. */
  children: (word: ReactNode, look: string) => ReactNode;
}

/** A contract of an employer: with whom, when, and how far it is. */
export function ContractCard({ one, texts, children }: Props) {
  const { list: t, contract: words } = texts;
  const shown = shownToSide(one, 'employer', words);
  const { terms } = one;
  const title = terms ? `${terms.candidate.name} · ${words.work[terms.field_of_work]}` : t.waiting;
  const word = (
    <>
      {shown.needsMe ? t.sign : t.view}
      <span className="visually-hidden">: {title}</span>
    </>
  );
  return (
    <article className="card" data-listed-contract={one.id}>
      <h2 className={area.long}>{title}</h2>
      <p className="sm muted">{terms ? `${formatDate(terms.starts_on)}–${formatDate(terms.ends_on)}` : shown.title}</p>
      {shown.now >= 0 && <Steps steps={shown.steps} now={shown.now} />}
      <p className={area.act}>
        <span className={`badge ${shown.tone}`}>{shown.badge}</span>
      </p>
      {terms && <p className={area.act}>{children(word, `btn sml ${shown.needsMe ? '' : 'line'}`)}</p>}
    </article>
  );
}
