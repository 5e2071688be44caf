import { useState } from 'react';
import { copyInWords } from '#src/nouns/employment-contract/contract-in-words.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './contracts.module.css';
import { ReviewedCopy, type ReviewProps } from './ReviewedCopy.tsx';

/** The signed copies that count. The first one that waits is open; after a decision the same one stays. */
export function ReviewCopies(props: ReviewProps) {
  const { texts, found } = props;
  const { contract, copies } = found;
  const listed = copies.flatMap(({ id, can, safety }) => {
    const copy = contract.copies.find((one) => one.id === id);
    return copy && can.length > 0 ? [{ ...copy, can, safety }] : [];
  });
  const [chosen, setChosen] = useState(() => listed.find(({ review }) => review === 'pending')?.id);
  const open = listed.find(({ id }) => id === chosen);
  if (listed.length === 0) return null;
  return (
    <section className={`card raised ${styles.review}`} aria-labelledby="review" data-review="">
      <h2 id="review" tabIndex={-1}>
        {contract.checking.length > 0 ? texts.detail.reviewTitle : texts.contracts.copiesTitle}
      </h2>
      <p className="sm muted">{texts.detail.reviewText}</p>
      <ul className={styles.choices}>
        {listed.map((copy) => (
          <li key={copy.id}>
            <Button
              look={`small ${copy.id === chosen ? '' : 'line'}`}
              label={texts.contracts[`copy_${copy.side}`]}
              aria-pressed={copy.id === chosen}
              onClick={() => setChosen(copy.id)}
            />
            <span className="sm muted">{copyInWords(copy, texts.contracts)}</span>
          </li>
        ))}
      </ul>
      {open && <ReviewedCopy key={open.id} {...props} copy={open} />}
    </section>
  );
}
