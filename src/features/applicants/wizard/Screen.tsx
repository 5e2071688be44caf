import type { ReactNode } from 'react';
import type { Progress } from '#contract/model/status.ts';
import { Check } from '#src/ui/icons.tsx';
import layout from '../shell/layout.module.css';
import { useWizard } from './wizard-context.ts';

export interface ScreenProps {
  title: string;
  lead?: string;
  /** How far the three steps are; null where the application has ended. */
  progress?: Progress | null;
  /** A scene beside the heading, which makes the screen wider. */
  scene?: string;
  children?: ReactNode;
}

/** The frame of every wizard screen: heading, progress steps, content. */
export function Screen({ title, lead, progress, scene, children }: ScreenProps) {
  const { heading } = useWizard();
  const head = (
    <>
      <h1 ref={heading} tabIndex={-1} className={layout.title}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </>
  );
  return (
    <div className={`wrap ${layout.screen} ${scene ? layout.wide : layout.narrow}`} data-wide={scene ? '' : undefined}>
      {!scene && head}
      {progress && <Stepper progress={progress} />}
      {scene && (
        <div className={`grid split ${layout.withScene}`}>
          <div>{head}</div>
          <div className="scene">
            <img src={scene} alt="" width={480} height={360} loading="lazy" />
          </div>
        </div>
      )}
      <div className={layout.parts}>{children}</div>
    </div>
  );
}

/** Progress through the three steps of the application. */
function Stepper({ progress }: { progress: Progress }) {
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
