import { useState } from 'react';
import type { MemberInvitationReply } from '#contract/accounts/member.ts';
import { call } from '#src/lib/call/call.ts';
import { useOnMount } from '#src/ui/island/on-change.ts';
import { useAccount } from '../shell/account-context.ts';
import { type Owner, readOwner } from '../shell/owner.ts';
import { mailedSecret } from './mailed-secret.ts';

/** Whose people invite colleagues. */
export type TeamRole = 'partner' | 'employer';

type InvitationView =
  | { kind: 'loading' }
  | { kind: 'unreachable' }
  | { kind: 'no-link'; why: 'ended' | 'paused' | 'incomplete' }
  | ReadyInvitation;

export interface ReadyInvitation {
  kind: 'ready';
  token: string;
  invitation: MemberInvitationReply;
  /** Who is signed in here, if anybody. */
  user: Owner | undefined;
}

/** The invitation of the address, ?token=…, and who is signed in. */
export function useMemberInvitation(role: TeamRole) {
  const { lang } = useAccount();
  const [view, setView] = useState<InvitationView>({ kind: 'loading' });
  const load = async () => {
    const token = mailedSecret(location.search, 'token');
    if (!token) return setView({ kind: 'no-link', why: 'incomplete' });
    setView({ kind: 'loading' });
    const [answer, session] = await Promise.all([
      call('POST /api/team/check-invitation', { team: role, token }, { lang }),
      call('GET /api/auth/session', {}, { lang }),
    ]);
    const why = answer.kind === 'refused' ? REFUSED[answer.code] : undefined;
    if (why) return setView({ kind: 'no-link', why });
    if (answer.kind !== 'ok' || session.kind !== 'ok') return setView({ kind: 'unreachable' });
    setView({ kind: 'ready', token, invitation: answer.data, user: readOwner(session.data.user ?? {}) });
  };
  useOnMount(() => void load());
  return { view, load, end: (why: 'ended' | 'paused') => setView({ kind: 'no-link', why }) };
}

const REFUSED: Readonly<Record<string, 'ended' | 'paused'>> = { link_ended: 'ended', members_paused: 'paused' };
