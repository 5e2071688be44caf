import { useState } from 'react';
import { call } from '#src/lib/call/call.ts';
import { useOnChange, useOnMount } from '#src/ui/island/on-change.ts';
import { type InvitationView, inviteToken, viewOfInvitation } from './invitation.ts';

/** Asks whether the invitation in the address is good, and asks again when the connection is back. */
export function useInvitation(lang: string): { view: InvitationView; retry: () => void } {
  const [view, setView] = useState<InvitationView>({ kind: 'validating' });
  const validate = async () => {
    const token = inviteToken(location.pathname);
    setView({ kind: 'validating' });
    setView(
      token
        ? viewOfInvitation(await call('POST /api/functions/validate-invite-token', { token }, { lang }), token)
        : { kind: 'no-token' },
    );
  };
  useOnMount(() => void validate());
  const isOffline = view.kind === 'failed' && view.offline;
  useOnChange(isOffline, () => {
    if (!isOffline) return;
    addEventListener('online', validate);
    return () => removeEventListener('online', validate);
  });
  return { view, retry: validate };
}
