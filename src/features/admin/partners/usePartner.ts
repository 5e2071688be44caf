import type { MemberAct } from '#contract/accounts/member.ts';
import type { InputOf } from '#contract/calls.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { RoomProps } from '../room-props.ts';
import { useRecord } from '../useRecord.ts';
import type { PartnerDetail } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';

/** What an admin may do about a partner. */
export type Act = 'verify' | 'contact' | 'unverify' | 'pause' | 'resume' | 'rotate' | 'note' | MemberAct;

type Change = Exclude<Act, 'rotate' | 'note' | MemberAct>;

function changeTo(
  act: Change,
  { partner: { partner_id, organization_name, pause_reason }, poster: { contact } }: PartnerDetail,
  reason: string,
): InputOf<'POST /api/admin/set-partner'> {
  switch (act) {
    case 'verify':
      // Sends what the admin looked at: the partner may be changing it at this moment.
      return { partner_id, verified: true, organization_name, contact };
    case 'contact':
      return { partner_id, contact };
    case 'unverify':
      return { partner_id, verified: false };
    case 'pause':
      return { partner_id, active: false, reason };
    case 'resume':
      return { partner_id, active: true, ...(pause_reason && { reason: pause_reason }) };
  }
}

/** @param onDone is called with the act once the page shows its result */
export function usePartner({ lang, texts }: RoomProps<PartnerTexts>, partner_id: string, onDone: (act: Act) => void) {
  const one = useRecord({
    ask: (signal) => call('GET /api/admin/partners/:partner_id', { partner_id }, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, texts.faults),
    onDone,
  });
  const { run, data } = one;
  return {
    ...one,
    /** `reason`: why an invitation is paused. */
    change: (act: Change, reason = '') =>
      data && run(act, () => call('POST /api/admin/set-partner', changeTo(act, data, reason), { lang })),
    addNote: (note: string, note_id: string) =>
      run('note', () => call('POST /api/admin/partner-note', { partner_id, note_id, note }, { lang })),
    changeMember: (act: MemberAct, account_id: string) =>
      run(act, () => call('POST /api/admin/change-partner-member', { partner_id, account_id, act }, { lang })),
    rotate: (notify: boolean) =>
      data &&
      run('rotate', () => {
        const { invite_code } = data.partner;
        return call('POST /api/functions/admin-rotate-partner-token', { partner_id, invite_code, notify }, { lang });
      }),
  };
}
export type OnePartner = ReturnType<typeof usePartner>;
