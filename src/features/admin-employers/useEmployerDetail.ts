import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/employer.ts';
import { call } from '#src/lib/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { AdminEmployersProps } from './admin-employers-props.ts';
import { type EmployerFound, readEmployerDetail } from './employers.ts';

type View = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; found: EmployerFound };
export type Doing = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string };
export type Decision = EmployerFound['can'][number];

/** One employer, and the decision on it. After a refusal of the server the page shows what is there now. */
export function useEmployerDetail({ lang, texts: t }: AdminEmployersProps, id: string, onDone: (as: Decision) => void) {
  const [view, setView] = useState<View>({ kind: 'loading' });
  const [doing, setDoing] = useState<Doing>({ kind: 'idle' });
  const load = async () => {
    const answer = await call(at.adminEmployer, { employer_id: id }, { lang });
    const found = answer.kind === 'ok' ? readEmployerDetail(answer.data) : undefined;
    setView(found ? { kind: 'ready', found } : { kind: 'failed', message: faultOf(answer, lang, t) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    load();
  }, []);
  const decide = async (seen: number, decision: Decision, reason?: string) => {
    if (doing.kind === 'busy') return;
    setDoing({ kind: 'busy' });
    const input = { employer_id: id, seen, decision, ...(reason !== undefined && { reason }) };
    const answer = await call(at.decideEmployer, input, { lang });
    const found = answer.kind === 'ok' ? readEmployerDetail(answer.data) : undefined;
    if (found) {
      setDoing({ kind: 'idle' });
      setView({ kind: 'ready', found });
      return onDone(decision);
    }
    setDoing({ kind: 'failed', message: faultOf(answer, lang, t) });
    if (answer.kind === 'refused' && answer.status === 409) load();
  };
  return { view, load, doing, decide, forget: () => setDoing({ kind: 'idle' }) };
}
