import { useState } from 'react';
import { useHydrated } from '#src/ui/form/plain-form.ts';
import { prepareResendLink, ResendLink } from '../shell/ResendLink.tsx';
import { useWizard } from './wizard-context.ts';

/** An offer below step 1; it is left out where the same offer stands above, after a link that could not be opened. */
export function AlreadyApplied() {
  const wizard = useWizard();
  const { texts, application, links } = wizard;
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { view } = application;
  const prepare = () => prepareResendLink(wizard);
  if (view.kind === 'start' && view.notice && !view.notice.resumeToken) return null;
  return (
    <details
      className="fold"
      // Somebody may have opened it before this script ran.
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
      {!open && !hydrated && <a href={links.status}>{texts.resend.title}</a>}
    </details>
  );
}
