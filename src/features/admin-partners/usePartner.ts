import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/partner.ts';
import * as memberAt from '#contract/addresses/partner-member.ts';
import type { InputOf } from '#contract/calls.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { MemberAct } from '#src/ui/members/PeopleCard.tsx';
import type { PartnerProps } from './admin-partners-props.ts';
import { type PartnerDetail, partnerIdOf, readDetail } from './partner.ts';

export type View =
  | { kind: 'loading' }
  | { kind: 'not-found' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; detail: PartnerDetail };

/** What an admin may do about a partner. */
export type Act = 'verify' | 'contact' | 'unverify' | 'pause' | 'resume' | 'rotate' | 'note' | MemberAct;

/** The act that is under way, or why the last one failed. */
export type Doing = { kind: 'idle' } | { kind: 'busy'; act: Act } | { kind: 'failed'; act: Act; message: string };

export interface OnePartner {
  view: View;
  doing: Doing;
  load: () => void;
  /** `reason`: why an invitation is paused. */
  change: (act: Change, reason?: string) => void;
  rotate: (notify: boolean) => void;
  addNote: (note: string) => void;
  changeMember: (act: MemberAct, accountId: string) => void;
  /** Forgets why the last act failed. */
  forget: () => void;
}

type Change = Exclude<Act, 'rotate' | 'note' | MemberAct>;

function changeTo(
  act: Change,
  { partner: { partner_id, organization_name }, poster: { contact } }: PartnerDetail,
  reason: string,
): InputOf<typeof at.setPartner.path> {
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
      return { partner_id, active: true };
  }
}

/** @param onDone is called with the act once the page shows its result */
export function usePartner({ lang, texts }: PartnerProps, onDone: (act: Act) => void): OnePartner {
  const [view, setView] = useState<View>({ kind: 'loading' });
  const [doing, setDoing] = useState<Doing>({ kind: 'idle' });

  const load = () => {
    setView({ kind: 'loading' });
    return ask();
  };

  const ask = async () => {
    const id = partnerIdOf(location.pathname);
    if (!id) return setView({ kind: 'not-found' });
    const answer = await call(at.getPartner, { partner_id: id }, { lang });
    const detail = answer.kind === 'ok' ? readDetail(answer.data) : undefined;
    if (detail) setView({ kind: 'ready', detail });
    else if (isUnknown(answer)) setView({ kind: 'not-found' });
    else setView({ kind: 'failed', message: faultOf(answer, lang, texts.faults) });
  };

  const run = async (act: Act, send: (detail: PartnerDetail) => Promise<Answer<PartnerDetail>>) => {
    if (doing.kind === 'busy' || view.kind !== 'ready') return;
    setDoing({ kind: 'busy', act });
    const answer = await send(view.detail);
    const detail = answer.kind === 'ok' ? readDetail(answer.data) : undefined;
    if (!detail) {
      setDoing({ kind: 'failed', act, message: faultOf(answer, lang, texts.faults) });
      // A conflict: the partner is no longer as the page shows it.
      if (answer.kind === 'refused' && (answer.status === 409 || answer.code === 'member_not_found')) ask();
      return;
    }
    setDoing({ kind: 'idle' });
    setView({ kind: 'ready', detail });
    onDone(act);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    load();
  }, []);

  return {
    view,
    doing,
    load,
    change: (act, reason = '') => run(act, (detail) => call(at.setPartner, changeTo(act, detail, reason), { lang })),
    addNote: (note) =>
      run('note', ({ partner: { partner_id } }) => call(at.addPartnerNote, { partner_id, note }, { lang })),
    changeMember: (act, account_id) =>
      run(act, ({ partner: { partner_id } }) =>
        call(
          act === 'hand-over' ? memberAt.handOverPartner : memberAt.adminRemoveMember,
          { partner_id, account_id },
          { lang },
        ),
      ),
    rotate: (notify) =>
      run('rotate', ({ partner: { partner_id } }) => call(at.rotatePartnerToken, { partner_id, notify }, { lang })),
    forget: () => setDoing((now) => (now.kind === 'failed' ? { kind: 'idle' } : now)),
  };
}

function isUnknown(answer: Answer): boolean {
  return answer.kind === 'refused' && (answer.status === 404 || answer.status === 400);
}
