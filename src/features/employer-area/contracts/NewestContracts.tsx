import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { WithNumber } from '#src/ui/parts/WithNumber.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { EmployerAreaTexts } from '../employer-area.text.ts';
import type { EmployerProps } from '../employer-props.ts';
import row from '../requirement-row.module.css';
import type { ContractCardsTexts } from './contracts.text.ts';
import { contractInWords, waitForSigning } from './contracts.ts';

/** So many, so that the cards below stay in sight. */
const SHOWN = 3;

/** The contracts that wait for the employer, then the newest; nothing where there is none. */
export function NewestContracts({ lang, texts: area, links }: EmployerProps<EmployerAreaTexts>) {
  const { contracts: texts } = area;
  const { list: t } = texts;
  const { data, fault, load } = useLoaded({
    ask: (signal) => call('POST /api/employer/contracts', {}, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, area),
  });
  const all = data?.contracts ?? [];
  const contracts = all.slice(0, SHOWN);
  const areSeveral = waitForSigning(all, texts);
  if (contracts.length === 0 && fault === undefined) return null;
  return (
    <section className="card apart" aria-labelledby="contracts" data-contracts="">
      <div className="row spread">
        <h2 id="contracts">{t.title}</h2>
        <a className={`btn small ${areSeveral ? '' : 'line'}`} href={links.contracts}>
          {areSeveral ? t.signSeveral : t.all}
        </a>
      </div>
      <ListFault title={area.failedTitle} message={fault} retry={area.retry} onRetry={load} />
      <ul className="list">
        {contracts.map((one) => (
          <Row key={one.id} {...{ one, texts, areSeveral }} href={`${links.contracts}?contract=${one.id}`} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  one: ContractReply;
  texts: ContractCardsTexts;
  areSeveral: boolean;
  href: string;
}

function Row({ one, texts, areSeveral, href }: RowProps) {
  const { list: t } = texts;
  const { title, days, badge, tone, needsMe } = contractInWords(one, texts);
  return (
    <li data-listed-contract={one.id} className={row.requirement}>
      <div className="long">
        <b>{title}</b>
        <p className="sm muted">
          <WithNumber text={days} />
        </p>
      </div>
      <span className={`badge ${tone}`}>{badge}</span>
      {one.terms && (
        <p className={`acts ${row.steps}`}>
          <a className={`btn small ${needsMe && !areSeveral ? '' : 'line'}`} href={href}>
            {needsMe ? t.sign : t.view}
            <span className="visually-hidden">: {title}</span>
          </a>
        </p>
      )}
    </li>
  );
}
