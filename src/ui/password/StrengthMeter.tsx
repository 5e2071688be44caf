import styles from './StrengthMeter.module.css';

interface Rule {
  label: string;
  kept: boolean;
}

interface Props {
  /** 0 to 5: the number of filled blocks. */
  score: number;
  look: 'weak' | 'medium' | 'strong';
  /** The word beside the blocks; undefined for an empty field. */
  word: string | undefined;
  rules: readonly Rule[];
  texts: { strength: string; kept: string; open: string };
}

const BLOCKS = [1, 2, 3, 4, 5];

/** Says while typing how strong a password is and what it still lacks. Blocks, words and icons say the same. */
export function StrengthMeter({ score, look, word, rules, texts }: Props) {
  return (
    <div className={styles.strength}>
      <div className={`${styles.meter} ${styles[look]}`}>
        {BLOCKS.map((block) => (
          <i key={block} className={block <= score ? styles.on : undefined} />
        ))}
        <span role="status">
          {word && (
            <>
              <span className="visually-hidden">{texts.strength}: </span>
              {word}
            </>
          )}
        </span>
      </div>
      <ul className={styles.rules}>
        {rules.map(({ label, kept }) => (
          <li key={label} className={kept ? styles.kept : undefined}>
            {label}
            <span className="visually-hidden">: {kept ? texts.kept : texts.open}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
