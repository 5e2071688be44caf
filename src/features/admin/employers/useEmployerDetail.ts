import type { MemberAct } from '#contract/accounts/member.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { RoomProps } from '../room-props.ts';
import { useRecord } from '../useRecord.ts';
import type { AdminEmployersTexts } from './employers.text.ts';
import type { EmployerFound } from './employers.ts';

/** What an admin may do about an employer. */
export type Act = Decision | MemberAct | 'note';
type Decision = EmployerFound['can'][number];

/** One employer, and the decision on it. */
export function useEmployerDetail(
  { lang, texts: t }: RoomProps<AdminEmployersTexts>,
  id: string,
  onDone: (act: Act) => void,
) {
  const one = useRecord<Act, EmployerFound>({
    ask: (signal) => call('GET /api/admin/employers/:employer_id', { employer_id: id }, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, t),
    onDone,
  });
  const decide = (seen: number, decision: Decision, refusal?: { reason: string; ends: number }) => {
    const input = { employer_id: id, seen, decision, ...refusal };
    return one.run(decision, () => call('POST /api/admin/decide-employer', input, { lang }));
  };
  const changeMember = (act: MemberAct, account_id: string) =>
    one.run(act, () => call('POST /api/admin/change-employer-member', { employer_id: id, account_id, act }, { lang }));
  const addNote = (note: string, note_id: string) =>
    one.run('note', () => call('POST /api/admin/note-employer', { employer_id: id, note_id, note }, { lang }));
  return { ...one, decide, changeMember, addNote };
}
