import type { ReactNode } from 'react';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { Confirmation } from './Confirmation.tsx';

/** The frame of a page beside the wizard that has a form: heading, what was just done, then the page itself. */
export function Frame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const { heading, application } = useShell();
  const { view } = application;
  return (
    <div className={`wrap ${layout.screen} ${layout.narrow}`}>
      <h1 ref={heading} tabIndex={-1} className={layout.title}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
      <div className={layout.parts}>
        {view.kind === 'applicant' && view.flash && <Confirmation key={view.flash.title} {...view.flash} />}
        {children}
      </div>
    </div>
  );
}
