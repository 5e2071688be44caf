import { fill } from '#contract/fill.ts';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import styles from './contract.module.css';

interface Props {
  facts: readonly { name: string; value: string; lang?: 'de'; before?: string }[];
  costs: readonly { id: string; name: string; price: string; payer: string; before?: string }[];
  texts: Record<'was' | 'costsTitle' | 'costsItem' | 'costsPrice' | 'costsPayer' | 'nobodyPays', string>;
}

/** What a contract says, and its cost sheet. */
export function Terms({ facts, costs, texts: t }: Props) {
  return (
    <>
      <dl className={`dl ${styles.facts}`}>
        {facts.map(({ name, value, lang, before }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.long}>
              <span lang={lang}>{value}</span>
              <Was before={before} was={t.was} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.part} data-costs="">
        <h3>{t.costsTitle}</h3>
        <CardTable caption={t.costsTitle} heads={[t.costsItem, t.costsPrice, t.costsPayer]} className={styles.costs}>
          {costs.map(({ id, name, price, payer, before }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td data-l={t.costsPrice}>
                <span>
                  {price}
                  <Was before={before} was={t.was} />
                </span>
              </td>
              <td data-l={t.costsPayer}>{payer || (price === '–' ? price : t.nobodyPays)}</td>
            </tr>
          ))}
        </CardTable>
      </div>
    </>
  );
}

function Was({ before, was }: { before: string | undefined; was: string }) {
  if (before === undefined) return null;
  return (
    <span className="sm muted" data-changed="">
      {' '}
      ({fill(was, { value: before })})
    </span>
  );
}
