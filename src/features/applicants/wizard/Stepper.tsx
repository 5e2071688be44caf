import type { Progress } from '#contract/model/status.ts';
import { Check } from '#src/ui/icons.tsx';
import { useWizard } from './wizard-context.ts';

/** Progress through the three steps of the application. */
export function Stepper({ progress }: { progress: Progress }) {
  const t = useWizard().texts.stepper;
  const names = [t.stop1, t.stop2, t.stop3];
  const here = progress.indexOf('here');
  const now = here < 0 ? progress.indexOf('checked') : here;
  return (
    <ol className="steps" aria-label={t.label}>
      {progress.map((state, index) => (
        <li
          key={names[index]}
          className={index === now ? 'on' : state === 'done' ? 'done' : index < now ? 'behind' : ''}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className="num" aria-hidden="true">
            {state === 'done' ? <Check width={20} height={20} strokeWidth={3} /> : index + 1}
          </span>
          <b>{names[index]}</b> {t[state]}
        </li>
      ))}
    </ol>
  );
}
