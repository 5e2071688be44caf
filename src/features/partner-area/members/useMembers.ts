import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/partner-member.ts';
import type { PartnerMembers } from '#contract/partner-member.ts';
import type { Answer, Unchecked } from '#src/lib/answer.ts';
import { call } from '#src/lib/call.ts';
import { noteRefusal, tellSession } from '#src/lib/session.ts';
import { usePartnerArea } from '../partner-area-context.ts';

type MembersView = { kind: 'loading' } | { kind: 'failed'; offline: boolean } | ({ kind: 'ready' } & PartnerMembers);

export interface MembersHandle {
  view: MembersView;
  load: () => void;
  /** Shows the people of a reply; returns false where it could not be read. */
  show: (reply: Unchecked<PartnerMembers>) => boolean;
  /** The account or invitation that is just being changed. */
  changing: string | undefined;
  remove: (accountId: string) => void;
  withdraw: (invitationId: string) => void;
  leave: (accountId: string) => void;
}

/** Who works for the partner. Loaded again when the organisation's verification changes. */
export function useMembers(isVerified: boolean): MembersHandle {
  const { guard, links, texts, toasts } = usePartnerArea();
  const { lang } = guard;
  const t = texts.members;
  const [view, setView] = useState<MembersView>({ kind: 'loading' });
  const [changing, setChanging] = useState<string>();

  const load = async () => {
    setView({ kind: 'loading' });
    const answer = await call(at.listMembers, {}, { lang });
    if (!noteRefusal(answer)) setView(viewOf(answer));
  };
  const show = (reply: Unchecked<PartnerMembers>) => {
    const members = readMembers(reply);
    if (members) setView({ kind: 'ready', ...members });
    return members !== undefined;
  };
  const change = async <Reply extends object>(
    id: string,
    send: () => Promise<Answer<Reply>>,
    onOk: (reply: Unchecked<Reply>) => boolean,
    done?: string,
  ) => {
    if (changing !== undefined) return;
    setChanging(id);
    const answer = await send();
    setChanging(undefined);
    if (noteRefusal(answer)) return;
    if (answer.kind === 'ok' && onOk(answer.data)) {
      // The row and its button are gone: without this, a keyboard would begin at the top of the page.
      document.getElementById('members-title')?.focus();
      return done && toasts.push({ tone: 'ok', title: done });
    }
    const why = answer.kind === 'refused' ? answer.message : texts.state.offline;
    toasts.push({ tone: 'bad', title: t.changeFailed, ...(why && { text: why }) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else it needs never changes
  useEffect(() => {
    load();
  }, [isVerified]);
  return {
    view,
    load,
    show,
    changing,
    remove: (account_id) => change(account_id, () => call(at.removeMember, { account_id }, { lang }), show, t.removed),
    withdraw: (id) => change(id, () => call(at.withdrawInvitation, { id }, { lang }), show, t.withdrawn),
    leave: (accountId) =>
      change(
        accountId,
        () => call(at.leavePartner, {}, { lang }),
        () => {
          // The server has ended the session on all devices.
          tellSession({ kind: 'signed-out', to: links.portal });
          return true;
        },
      ),
  };
}

function viewOf(answer: Answer<PartnerMembers>): MembersView {
  const members = answer.kind === 'ok' ? readMembers(answer.data) : undefined;
  return members ? { kind: 'ready', ...members } : { kind: 'failed', offline: answer.kind === 'unreachable' };
}

/** Checked by hand: the contract's schemas would bring a library along. Undefined for an answer not our server's. */
function readMembers({
  you,
  members,
  invitations,
  no_inviting,
}: Unchecked<PartnerMembers>): PartnerMembers | undefined {
  if (typeof you !== 'string' || !Array.isArray(members) || !Array.isArray(invitations)) return undefined;
  return {
    you,
    members: members as PartnerMembers['members'],
    invitations: invitations as PartnerMembers['invitations'],
    no_inviting: (no_inviting as PartnerMembers['no_inviting'] | undefined) ?? null,
  };
}
