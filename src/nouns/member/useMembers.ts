import { useState } from 'react';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { isForWantOfSession, tellSession } from '#src/lib/session/session.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { MEMBERS_TITLE, type MembersProps } from './members-props.ts';

/** Who works for the organisation of the caller, and what they can change about it. */
export function useMembers({ lang, texts: t, toasts, portal, isVerified }: MembersProps) {
  /** The account or invitation that is just being changed. */
  const [changing, setChanging] = useState<string>();

  const loaded = useLoaded({
    key: isVerified,
    ask: (signal) => call('GET /api/team/members', {}, { lang, signal }),
    fault: (answer) =>
      answer.kind === 'unreachable' ? t.offline : (answer.kind === 'refused' && answer.message) || t.noAnswer,
  });
  const change = async <Reply extends object>(
    id: string,
    send: () => Promise<Answer<Reply>>,
    onOk: (reply: Reply) => void,
    done?: string,
  ) => {
    if (changing !== undefined) return;
    setChanging(id);
    const answer = await send();
    setChanging(undefined);
    if (isForWantOfSession(answer)) return;
    if (answer.kind === 'ok') {
      onOk(answer.data);
      // The row and its button are gone: without this, a keyboard would begin at the top of the page.
      document.getElementById(MEMBERS_TITLE)?.focus();
      return done && toasts.push({ tone: 'ok', title: done });
    }
    const why = answer.kind === 'refused' ? answer.message : t.offline;
    toasts.push({ tone: 'bad', title: t.changeFailed, ...(why && { text: why }) });
  };
  return {
    ...loaded,
    changing,
    remove: (account_id: string) =>
      change(account_id, () => call('POST /api/team/remove-member', { account_id }, { lang }), loaded.show, t.removed),
    handOver: (account_id: string) =>
      change(account_id, () => call('POST /api/team/hand-over', { account_id }, { lang }), loaded.show, t.handedOver),
    resend: (id: string) =>
      change(id, () => call('POST /api/team/resend-invitation', { id }, { lang }), loaded.show, t.resent),
    withdraw: (id: string) =>
      change(id, () => call('POST /api/team/withdraw-invitation', { id }, { lang }), loaded.show, t.withdrawn),
    leave: (accountId: string) =>
      change(
        accountId,
        () => call('POST /api/team/leave', {}, { lang }),
        // The server has ended the session on all devices.
        () => tellSession({ kind: 'signed-out', to: portal }),
      ),
  };
}
export type MembersHandle = ReturnType<typeof useMembers>;
