import { useState } from 'react';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { AdminNotes } from '../../AdminNotes.tsx';
import { useMayDecide } from '../../useMayDecide.ts';
import { useDraft } from '../drafts.ts';
import type { ApplicationTexts } from './application.text.ts';
import type { OneApplication } from './useApplication.ts';

interface Props {
  texts: ApplicationTexts;
  one: OneApplication;
  application: DeskApplication;
}

const IDLE = { kind: 'idle' } as const;

/** The notes about an application, folded away. */
export function Notes({ texts: t, one, application: { id: applicationId, notes } }: Props) {
  const draft = useDraft(applicationId, 'note');
  // Whoever comes back to what they were writing sees it.
  const [isOpen, setOpen] = useState(draft[0] !== '');
  const mayDecide = useMayDecide();
  if (notes.length === 0 && !mayDecide) return null;
  return (
    <details className="fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t.notes} {notes.length > 0 && `(${notes.length})`}
      </summary>
      <AdminNotes
        id="application-note"
        texts={{ ...t, system: t.timeline.actors.operator ?? '', working: t.acts.working, notSaved: t.acts.notDone }}
        notes={notes.map(({ id, note, author, created_at }) => ({ id, note, by_email: author, at: created_at }))}
        doing={one.doing.kind === 'changed' ? IDLE : one.doing}
        onAdd={one.addNote}
        draft={draft}
      />
    </details>
  );
}
