import { useRef, useState } from 'react';
import type { AdminAct, AdminInvitation, ListedAdmin } from '#contract/accounts/admin.ts';
import { fill } from '#contract/fill.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useToasts } from '#src/ui/Toaster.tsx';
import type { RoomProps } from '../room-props.ts';
import type { PeopleTexts } from './people.text.ts';

/** Changes somebody's access, says how that went, and asks for the list anew: another admin may have been faster. */
export function useChanges({ lang, texts: t }: RoomProps<PeopleTexts>, reload: () => void) {
  const toasts = useToasts();
  const [busy, setBusy] = useState<string>();
  /** The account whose access was changed last. */
  const last = useRef<string>(undefined);
  const run = async (id: string, done: string, ask: () => Promise<Answer>) => {
    if (busy !== undefined) return;
    setBusy(id);
    last.current = id;
    const answer = await ask();
    setBusy(undefined);
    if (answer.kind === 'ok') toasts.push({ tone: 'ok', title: done });
    else toasts.push({ tone: 'bad', title: t.notDone, text: faultOf(answer, lang, t) });
    reload();
  };
  return {
    toasts,
    busy,
    last: last.current,
    /** The dialog has done it. */
    onChanged: ({ account_id, email }: ListedAdmin, act: AdminAct) => {
      last.current = account_id;
      toasts.push({ tone: 'ok', title: fill(t.acts[act].done, { email }) });
      reload();
    },
    resend: ({ account_id }: AdminInvitation) =>
      run(account_id, t.sentAgain, () => call('POST /api/admin/resend-invitation', { account_id }, { lang })),
    withdraw: ({ account_id }: AdminInvitation) =>
      run(account_id, t.withdrawn, () => call('POST /api/admin/withdraw-invitation', { account_id }, { lang })),
  };
}
export type Changes = ReturnType<typeof useChanges>;
