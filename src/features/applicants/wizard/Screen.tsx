import type { ReactNode } from 'react';
import type { Progress } from '#contract/model/status.ts';
import layout from '../shell/layout.module.css';
import { Stepper } from './Stepper.tsx';
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
