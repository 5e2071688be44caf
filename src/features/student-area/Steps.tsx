import type { Progress } from '#contract/model/status.ts';
import { Timeline } from '#src/ui/Timeline.tsx';
import type { StudentAreaTexts } from './student-area.text.ts';

/** The three steps of the application. A step counts as done even while its documents are being reviewed. */
export function Steps({ progress, texts: t }: { progress: Progress; texts: StudentAreaTexts['steps'] }) {
  const [one, two, three] = progress;
  const rows = [
    { state: one, name: t[`step1${one}`], text: t.step1text },
    { state: two, name: t[`step2${two}`], text: t.step2text },
    { state: three, name: t[`step3${three}`], text: t.step3text },
  ];
  const now = progress.indexOf('here') >= 0 ? progress.indexOf('here') : progress.indexOf('checked');
  const points = rows.map(({ state, name, text }, index) => {
    const isDone = state === 'done';
    return { name, text, isDone, isBehind: isDone || index < now };
  });
  return <Timeline points={points} now={now} inCard />;
}
