import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/employer.ts';
import * as memberAt from '#contract/addresses/employer-member.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { MemberAct } from '#src/ui/members/PeopleCard.tsx';
import type { AdminEmployersProps } from './admin-employers-props.ts';
import { type EmployerFound, readEmployerDetail } from './employers.ts';

type View = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; found: EmployerFound };
/** What an admin may do about an employer. */
export type Act = Decision | MemberAct;
export type Doing = { kind: 'idle' } | { kind: 'busy'; act: Act } | { kind: 'failed'; act: Act; message: string };
export type Decision = EmployerFound['can'][number];

/** One employer, and the decision on it. After a refusal of the server the page shows what is there now. */
export function useEmployerDetail({ lang, texts: t }: AdminEmployersProps, id: string, onDone: (act: Act) => void) {
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
  const run = async (act: Act, send: () => Promise<Answer<EmployerFound>>) => {
    if (doing.kind === 'busy') return;
    setDoing({ kind: 'busy', act });
    const answer = await send();
    const found = answer.kind === 'ok' ? readEmployerDetail(answer.data) : undefined;
    if (found) {
      setDoing({ kind: 'idle' });
      setView({ kind: 'ready', found });
      return onDone(act);
    }
    setDoing({ kind: 'failed', act, message: faultOf(answer, lang, t) });
    if (answer.kind === 'refused' && (answer.status === 409 || answer.code === 'member_not_found')) load();
  };
  const decide = (seen: number, decision: Decision, refusal?: { reason: string; ends: number }) => {
    const input = { employer_id: id, seen, decision, ...refusal };
    return run(decision, () => call(at.decideEmployer, input, { lang }));
  };
  const changeMember = (act: MemberAct, account_id: string) =>
    run(act, () => call(MEMBER_CALLS[act], { employer_id: id, account_id }, { lang }));
  return { view, load, doing, decide, changeMember, forget: () => setDoing({ kind: 'idle' }) };
}

const MEMBER_CALLS = {
  'remove-member': memberAt.adminRemoveEmployerMember,
  'hand-over': memberAt.adminHandOverEmployer,
} as const;
