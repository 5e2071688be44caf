import styles from './contract.module.css';

interface Props {
  /** Names of the steps in their order, and the place of the one that is under way. */
  steps: readonly string[];
  now: number;
}

/** How far a contract is. */
export function Steps({ steps, now }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={index < now ? styles.done : index === now ? styles.now : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
