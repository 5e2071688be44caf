import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/contract.ts';
import type { ContractReply } from '#contract/contract.ts';
import { call } from '#src/lib/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import styles from '../employer-area.module.css';
import type { EmployerAreaProps } from '../employer-area-props.ts';
import { ContractCard } from './ContractCard.tsx';
import { newestFirst, readContracts } from './contracts.ts';

/** The contracts that wait for the employer, then the newest; nothing where there is none. */
export function NewestContracts({ lang, texts: { contracts: texts }, links }: EmployerAreaProps) {
  const { list: t } = texts;
  const [contracts, setContracts] = useState<ContractReply[]>([]);
  const [fault, setFault] = useState<string>();
  const load = async () => {
    setFault(undefined);
    const answer = await call(at.employerContracts, {}, { lang });
    const found = answer.kind === 'ok' ? readContracts(answer.data) : undefined;
    setContracts(newestFirst(found?.contracts ?? [], texts.contract));
    if (!found) setFault(faultOf(answer, lang, t));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    load();
  }, []);
  if (contracts.length === 0 && fault === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby="contracts" data-contracts="">
      <div className="row spread">
        <h2 id="contracts">{t.title}</h2>
        <a className="btn line sml" href={links.contracts}>
          {t.all}
        </a>
      </div>
      <ListFault title={t.failedTitle} message={fault} retry={t.retry} onRetry={load} />
      <div className={styles.contracts}>
        {contracts.map((one) => (
          <ContractCard key={one.id} one={one} texts={texts}>
            {(word, look) => (
              <a className={look} href={`${links.contracts}?contract=${one.id}`}>
                {word}
              </a>
            )}
          </ContractCard>
        ))}
      </div>
    </section>
  );
}
