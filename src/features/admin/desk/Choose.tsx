import styles from './desk.module.css';
import type { DeskTexts } from './desk.text.ts';

/** Beside the queue, as long as no application is open. On a phone there is no room beside it. */
export function Choose({ texts, picture }: { texts: DeskTexts; picture: string }) {
  return (
    <section className={`card ${styles.choose}`}>
      <img src={picture} alt="" width={180} height={135} />
      <h2>{texts.chooseTitle}</h2>
      <p className="muted">{texts.chooseText}</p>
    </section>
  );
}
