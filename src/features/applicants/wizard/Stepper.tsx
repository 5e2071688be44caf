import type { Progress, StepState } from '#contract/status.ts';
import { Check } from '#src/ui/icons.tsx';
import { useWizard } from './wizard-context.ts';

const CLASSES: Record<StepState, string> = { done: 'done', here: 'on', checked: 'on', next: '' };

/** Progress through the three steps of the application. */
export function Stepper({ progress }: { progress: Progress }) {
  const t = useWizard().texts.stepper;
  const names = [t.stop1, t.stop2, t.stop3];
  return (
    <ol className="steps" aria-label={t.label}>
      {progress.map((state, index) => (
        <li key={names[index]} className={CLASSES[state]} aria-current={CLASSES[state] === 'on' ? 'step' : undefined}>
          <span className="num" aria-hidden="true">
            {state === 'done' ? <Check width={20} height={20} strokeWidth={3} /> : index + 1}
          </span>
          <b>{names[index]}</b> {t[state]}
        </li>
      ))}
    </ol>
  );
}
