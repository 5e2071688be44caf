import { AdminNotes } from '../AdminNotes.tsx';
import { useMayDecide } from '../useMayDecide.ts';
import type { AdminEmployersTexts } from './employers.text.ts';
import type { EmployerFound } from './employers.ts';
import type { useEmployerDetail } from './useEmployerDetail.ts';

interface Props {
  texts: AdminEmployersTexts;
  found: EmployerFound;
  one: ReturnType<typeof useEmployerDetail>;
}

/** What admins have looked at before they decided about an employer. */
export function VettingNotes({ texts: { detail: t }, found: { notes }, one }: Props) {
  const mayDecide = useMayDecide();
  if (notes.length === 0 && !mayDecide) return null;
  return (
    <section className="card" data-notes="">
      <h2>{t.notes}</h2>
      <p className="sm muted">{t.notesText}</p>
      <AdminNotes id="employer-note" texts={t} notes={notes} doing={one.doing} onAdd={one.addNote} />
    </section>
  );
}
