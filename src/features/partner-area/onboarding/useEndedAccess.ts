import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/partner.ts';
import { call } from '#src/lib/call.ts';
import { viewOf } from '../useProfile.ts';

/**
 * The server's sentence for somebody whose access to a partner has ended: they may have come here instead of asking to
 * be invited again. Who has a profile already goes on to it.
 */
export function useEndedAccess(lang: string, dashboard: string): string | undefined {
  const [message, setMessage] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    call(at.getPartnerProfile, {}, { lang }).then((answer) => {
      const view = viewOf(answer);
      if (view.kind === 'ready') location.replace(dashboard);
      if (view.kind === 'access-ended') setMessage(view.message);
    });
  }, []);
  return message;
}
