import { type Strength, strengthOf, strengthScore } from '#contract/accounts/password.ts';
import styles from './StrengthMeter.module.css';

interface Rule {
  label: string;
  kept: boolean;
}

interface Props {
  typed: string;
  rules: readonly Rule[];
  texts: Record<Strength | 'almost' | 'strength' | 'kept' | 'open', string>;
}

const BLOCKS = [1, 2, 3, 4, 5];

/** Says while typing how strong a password is and what it still lacks. Blocks, words and icons say the same. */
export function StrengthMeter({ typed, rules, texts }: Props) {
  const score = strengthScore(typed);
  const strength = strengthOf(score);
  const isOpen = rules.some(({ kept }) => !kept);
  return (
    <div className={styles.strength}>
      <div className={`${styles.meter} ${styles[strength]}`}>
        {BLOCKS.map((block) => (
          <i key={block} className={block <= score ? styles.on : undefined} />
        ))}
        <span role="status">
          {typed && (
            <>
              <span className="visually-hidden">{texts.strength}: </span>
              {texts[strength === 'strong' && isOpen ? 'almost' : strength]}
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
