import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/invite.ts';
import { call } from '#src/lib/call/call.ts';
import { type InvitationView, inviteToken, viewOfInvitation } from './invitation.ts';

/** Asks whether the invitation in the address is good, and asks again when the connection is back. */
export function useInvitation(lang: string): { view: InvitationView; retry: () => void } {
  const [view, setView] = useState<InvitationView>({ kind: 'validating' });
  const validate = async () => {
    const token = inviteToken(location.pathname);
    if (!token) return setView({ kind: 'no-token' });
    setView({ kind: 'validating' });
    setView(viewOfInvitation(await call(at.validateInviteToken, { token }, { lang }), token));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    validate();
  }, []);
  const isOffline = view.kind === 'failed' && view.offline;
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens only while nothing can be asked
  useEffect(() => {
    if (!isOffline) return;
    addEventListener('online', validate);
    return () => removeEventListener('online', validate);
  }, [isOffline]);
  return { view, retry: validate };
}
