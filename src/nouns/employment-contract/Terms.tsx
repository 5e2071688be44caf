import { fill } from '#contract/fill.ts';
import styles from './contract.module.css';

interface Props {
  facts: readonly { name: string; value: string; lang?: 'de'; before?: string }[];
  costs: readonly { id: string; name: string; price: string; payer: string }[];
  texts: {
    was: string;
    costsTitle: string;
    costsItem: string;
    costsPrice: string;
    costsPayer: string;
  };
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
              {before !== undefined && (
                <span className="sm muted" data-changed="">
                  {' '}
                  ({fill(t.was, { value: before })})
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.part} data-costs="">
        <h3>{t.costsTitle}</h3>
        <table className={`cards ${styles.costs}`}>
          <caption className="visually-hidden">{t.costsTitle}</caption>
          <thead>
            <tr>
              <th scope="col">{t.costsItem}</th>
              <th scope="col">{t.costsPrice}</th>
              <th scope="col">{t.costsPayer}</th>
            </tr>
          </thead>
          <tbody>
            {costs.map(({ id, name, price, payer }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-l={t.costsPrice}>{price}</td>
                <td data-l={t.costsPayer}>{payer || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
