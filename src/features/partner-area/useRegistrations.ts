import { useEffect, useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { Registration } from '#contract/partner.ts';
import { callJson, readJson } from '#src/lib/call.ts';
import { noteRefusal } from '#src/lib/session.ts';
import { usePartnerArea } from './partner-area-context.ts';
import { type Registrations, readRegistrations } from './registrations.ts';

type RegistrationsView =
  | { kind: 'loading' }
  | { kind: 'failed'; offline: boolean }
  /** `at`: when the list came; what is due is judged from then. */
  | { kind: 'ready'; registrations: Registrations; at: number };

export interface RegistrationsHandle {
  view: RegistrationsView;
  load: () => void;
  /** Ids of those whose reminder is on its way to the server. */
  nudging: ReadonlySet<string>;
  nudge: (person: Registration) => void;
  /** The server has this note now. */
  noted: (person: Registration, note: string) => void;
}

/** The people who came through this partner. Asked again when the organisation is checked, or no longer. */
export function useRegistrations(isVerified: boolean): RegistrationsHandle {
  const { guard, words, toasts } = usePartnerArea();
  const { lang } = guard;
  const t = words.registrations;
  const [view, setView] = useState<RegistrationsView>({ kind: 'loading' });
  const [nudging, setNudging] = useState<ReadonlySet<string>>(new Set());

  const load = async () => {
    setView({ kind: 'loading' });
    const answer = await readJson('/api/partner/registrations', { lang });
    if (noteRefusal(answer)) return;
    const registrations = answer.kind === 'ok' ? readRegistrations(answer.data) : undefined;
    setView(
      registrations
        ? { kind: 'ready', registrations, at: Date.now() }
        : { kind: 'failed', offline: answer.kind === 'unreachable' },
    );
  };

  const nudge = async (person: Registration) => {
    const { person_id: id, name } = person;
    setNudging((ids) => new Set([...ids, id]));
    const answer = await callJson('/api/partner/nudge', { person_id: id }, { lang });
    setNudging((ids) => new Set([...ids].filter((one) => one !== id)));
    if (noteRefusal(answer)) return;
    // Somebody may have been faster in another window: the server's word counts as much as ours.
    const isNudged = answer.kind === 'ok' || (answer.kind === 'refused' && answer.code === 'nudged_today');
    const nudged = { can_nudge: false, nudged_at: new Date().toISOString() };
    if (isNudged) setView((now) => withPerson(now, id, nudged));
    if (answer.kind === 'ok') toasts.push({ tone: 'ok', title: fill(t.nudged, { name }) });
    else {
      const why = answer.kind === 'refused' ? (answer.message ?? t.tryAgain) : t.offline;
      toasts.push({ tone: 'bad', title: t.nudgeFailed, text: why });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what else it needs never changes
  useEffect(() => {
    load();
  }, [isVerified]);
  const noted = ({ person_id: id }: Registration, note: string) => setView((now) => withPerson(now, id, { note }));
  return { view, load, nudging, nudge, noted };
}

function withPerson(view: RegistrationsView, id: string, change: Partial<Registration>): RegistrationsView {
  if (view.kind !== 'ready') return view;
  const { registrations } = view;
  const people = registrations.people.map((person) => (person.person_id === id ? { ...person, ...change } : person));
  return { ...view, registrations: { ...registrations, people } };
}
