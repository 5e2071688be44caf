import { useState } from 'react';
import type { TeamMembers } from '#contract/accounts/member.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { isForWantOfSession, tellSession } from '#src/lib/session/session.ts';
import { type Loaded, useLoaded } from '#src/ui/useLoaded.ts';
import { MEMBERS_TITLE, type MembersProps } from './members-props.ts';

interface MembersFault {
  offline: boolean;
  message: string | undefined;
}

export interface MembersHandle extends Loaded<TeamMembers, MembersFault> {
  /** The account or invitation that is just being changed. */
  changing: string | undefined;
  remove: (accountId: string) => void;
  handOver: (accountId: string) => void;
  resend: (invitationId: string) => void;
  withdraw: (invitationId: string) => void;
  leave: (accountId: string) => void;
}

/** Who works for the organisation of the caller, and what they can change about it. */
export function useMembers({ lang, texts: t, toasts, portal, isVerified }: MembersProps): MembersHandle {
  const [changing, setChanging] = useState<string>();

  const loaded = useLoaded({
    key: isVerified,
    ask: (signal) => call('GET /api/team/members', {}, { lang, signal }),
    fault: (answer): MembersFault => ({
      offline: answer.kind === 'unreachable',
      message: answer.kind === 'refused' ? answer.message : undefined,
    }),
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
    remove: (account_id) =>
      change(account_id, () => call('POST /api/team/remove-member', { account_id }, { lang }), loaded.show, t.removed),
    handOver: (account_id) =>
      change(account_id, () => call('POST /api/team/hand-over', { account_id }, { lang }), loaded.show, t.handedOver),
    resend: (id) => change(id, () => call('POST /api/team/resend-invitation', { id }, { lang }), loaded.show, t.resent),
    withdraw: (id) =>
      change(id, () => call('POST /api/team/withdraw-invitation', { id }, { lang }), loaded.show, t.withdrawn),
    leave: (accountId) =>
      change(
        accountId,
        () => call('POST /api/team/leave', {}, { lang }),
        // The server has ended the session on all devices.
        () => tellSession({ kind: 'signed-out', to: portal }),
      ),
  };
}
