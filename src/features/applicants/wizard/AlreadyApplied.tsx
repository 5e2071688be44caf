import { useState } from 'react';
import { prepareResendLink, ResendLink } from '../shell/ResendLink.tsx';
import { useWizard } from './wizard-context.ts';

/** Under the form of step 1. Where a link could not be opened, the same offer already stands above it. */
export function AlreadyApplied() {
  const wizard = useWizard();
  const { texts, application } = wizard;
  const [open, setOpen] = useState(false);
  const { view } = application;
  const prepare = () => prepareResendLink(wizard);
  if (view.kind === 'start' && view.notice && !view.notice.resumeToken) return null;
  return (
    <details
      className="fold"
      // Perhaps it was opened before this script had come.
      ref={(details) => {
        if (details?.open) setOpen(true);
      }}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only fetches early what the press will show */}
      <summary onFocus={prepare} onPointerDown={prepare}>
        <b>{texts.resend.applied}</b> {texts.resend.title}
      </summary>
      {open && <ResendLink title={false} />}
    </details>
  );
}
