import type { ReactNode } from 'react';
import layout from '../shell/layout.module.css';
import { type Screen as ScreenName, stepStates } from '../shell/steps.ts';
import { Stepper } from './Stepper.tsx';
import { useWizard } from './wizard-context.ts';

export interface ScreenProps {
  name: ScreenName | 'closed';
  title: string;
  lead?: string;
  /** A scene beside the heading; the screen is wider then. */
  scene?: string;
  children: ReactNode;
}

/** The frame of every wizard screen: heading, progress steps, content. */
export function Screen({ name, title, lead, scene, children }: ScreenProps) {
  const { heading } = useWizard();
  const states = name === 'closed' ? undefined : stepStates(name);
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
      {states && <Stepper states={states} />}
      {scene && (
        <div className={`grid split ${layout.opening}`}>
          <div>{head}</div>
          <div className="scene">
            <img src={scene} alt="" width={480} height={360} />
          </div>
        </div>
      )}
      <div className={layout.parts}>{children}</div>
    </div>
  );
}
