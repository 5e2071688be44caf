import { useEffect } from 'react';
import { Note } from '#src/ui/Note.tsx';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import type { HandoverTexts } from './handover.text.ts';
import { nextPerson, startOver } from './handover.ts';
import { LeaveButton } from './LeaveButton.tsx';

/** For a helper who serves one person after another on one device: nobody's data stays on it. */
export function HelperBar({ texts: t }: { texts: HandoverTexts }) {
  const { links, search } = useShell();
  const next = nextPerson(links.join, search);
  useEffect(() => {
    // The stored partner is forgotten with the first application; in the address it also serves the next person.
    history.replaceState(history.state, '', next + location.hash);
    // A browser would offer the names of earlier people.
    for (const field of document.querySelectorAll<HTMLInputElement>('form input')) field.autocomplete = 'off';
  }, [next]);
  return (
    <Note tone="info" title={t.helperTitle}>
      <p>{t.helperText}</p>
      <div className={layout.acts}>
        <LeaveButton
          texts={t}
          className="btn small"
          label={t.next}
          title={t.nextTitle}
          onLeave={() => startOver(next)}
        />
        <a className="btn line small" href={links.join}>
          {t.leave}
        </a>
      </div>
    </Note>
  );
}
