import { useState } from 'react';
import { copyInWords } from '#src/nouns/employment-contract/contract-in-words.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { Deciders } from '../Deciders.tsx';
import styles from './contracts.module.css';
import { ReviewedCopy, type ReviewProps } from './ReviewedCopy.tsx';

/** The signed copies that count. The first one that waits is open; after a decision the next one, here or elsewhere. */
export function ReviewCopies(props: ReviewProps) {
  const { texts, found, links } = props;
  const { contract, copies, next_to_check: elsewhere } = found;
  const listed = copies.flatMap(({ id, can, safety }) => {
    const copy = contract.copies.find((one) => one.id === id);
    return copy && can.length > 0 ? [{ ...copy, can, safety }] : [];
  });
  const [chosen, setChosen] = useState<Pick<(typeof listed)[number], 'id' | 'review'>>();
  const waiting = listed.find(({ review }) => review === 'pending');
  const open = listed.find(({ id, review }) => id === chosen?.id && review === chosen.review) ?? waiting;
  useFocusBack(listed.map(({ review }) => review).join(' '), () => {
    // With the last copy the whole card goes.
    const title = document.getElementById('review') ?? document.getElementById('acts');
    // Otherwise the next copy is decided without being seen: its buttons stand where the last ones were.
    title?.scrollIntoView();
    return title;
  });
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
              look={`small ${copy.id === open?.id ? '' : 'line'}`}
              label={texts.contracts[`copy_${copy.side}`]}
              aria-pressed={copy.id === open?.id}
              onClick={() => setChosen(copy)}
            />
            <span className="sm muted">{copyInWords(copy, contract, texts.contracts)}</span>
          </li>
        ))}
      </ul>
      {!waiting && elsewhere && (
        <Deciders>
          <p className="after">
            <a className="btn line" href={`${links.contracts}?contract=${elsewhere}`}>
              {texts.detail.nextToCheck}
            </a>
          </p>
        </Deciders>
      )}
      {open && <ReviewedCopy key={open.id} {...props} copy={open} />}
    </section>
  );
}
