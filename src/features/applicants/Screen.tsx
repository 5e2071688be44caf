import type { ReactNode } from 'react';
import styles from './area.module.css';
import { Confirmation } from './Confirmation.tsx';
import { OpenDocuments } from './OpenDocuments.tsx';
import { Stepper } from './Stepper.tsx';
import { type Screen as ScreenName, stepStates } from './steps.ts';
import { useWizard } from './wizard-context.ts';

interface Props {
  name: ScreenName | 'closed';
  title: string;
  lead?: string;
  /** A scene beside the heading; the screen is wider then. */
  scene?: string;
  children: ReactNode;
}

/** Every screen: heading and line, what was just done, what was sent back, then the screen itself. */
export function Screen({ name, title, lead, scene, children }: Props) {
  const { application, heading } = useWizard();
  const { view } = application;
  const states = name === 'closed' ? undefined : stepStates(name);
  const head = (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </>
  );
  return (
    <div className={`wrap ${styles.screen} ${scene ? styles.wide : styles.narrow}`} data-wide={scene ? '' : undefined}>
      {!scene && head}
      {states && <Stepper states={states} />}
      {scene && (
        <div className={`grid split ${styles.opening}`}>
          <div>{head}</div>
          <div className="scene">
            <img src={scene} alt="" width={480} height={360} />
          </div>
        </div>
      )}
      <div className={styles.parts}>
        {view.kind === 'applicant' && view.flash && <Confirmation key={view.flash.title} {...view.flash} />}
        {view.kind === 'applicant' && name !== 'closed' && (
          <OpenDocuments applicant={view.applicant} token={view.token} screen={name} />
        )}
        {children}
      </div>
    </div>
  );
}
