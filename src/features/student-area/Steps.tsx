import { Check } from 'lucide-react';
import { STATUS, type Status, type StepState } from '#contract/status.ts';
import styles from './student-area.module.css';
import type { StudentAreaWords } from './student-area.text.ts';

/** Three steps on the gold line; the line is gold up to now. */
export function Steps({ status, words: t }: { status: Status; words: StudentAreaWords['steps'] }) {
  const { progress } = STATUS[status];
  if (!progress) return null;
  const [one, two, three] = progress;
  const rows = [
    { state: one, name: one === 'done' ? t.step1done : t.step1checked, text: t.step1text },
    { state: two, name: t[`step2${two}`], text: t.step2text },
    { state: three, name: t[`step3${three}`], text: t.step3text },
  ];
  const now = progress.indexOf('here') >= 0 ? progress.indexOf('here') : progress.indexOf('checked');
  return (
    <ol className={styles.steps} data-steps="">
      {rows.map(({ state, name, text }, index) => (
        <li
          key={text}
          className={classOf(state, index < now)}
          data-state={state}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className={`num ${styles.point}`} aria-hidden="true">
            {state === 'done' ? <Check size={18} strokeWidth={3} /> : index + 1}
          </span>
          <b>{name}</b>
          <p className="sm muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A step that is behind is on the gold line, even while its documents are still being checked. */
function classOf(state: StepState, isBehind: boolean): string {
  const looks = [isBehind || state === 'done' ? styles.behind : '', state === 'done' ? styles.done : ''];
  return looks.filter(Boolean).join(' ');
}
