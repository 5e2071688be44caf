import type { OwnPartnerProfile as Profile } from '#contract/partners/partner.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { loadSession } from '#src/lib/session/session.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { PartnerAreaProps } from './partner-area-props.ts';

export type ProfileView =
  | { kind: 'loading' }
  | { kind: 'none' }
  | { kind: 'not-found' }
  /** A member's access has ended. The server's sentence says of which organisation, and whom to ask. */
  | { kind: 'access-ended'; message: string }
  | { kind: 'failed'; offline: boolean; message?: string }
  | { kind: 'ready'; profile: Profile };

/** The profile of the signed-in partner. A partner without one is sent to onboarding. */
export function useProfile({ guard: { lang }, links }: PartnerAreaProps) {
  const {
    data: profile,
    fault,
    load,
    show,
  } = useLoaded({
    ask: (signal) => call('GET /api/partner/profile', {}, { lang, signal }),
    fault: (answer) => {
      if (answer.kind === 'refused' && answer.code === 'role_required') loadSession(lang);
      const view = viewOf(answer as Answer<Profile>);
      if (view.kind === 'none') location.replace(links.onboarding);
      return view;
    },
  });
  const view: ProfileView = profile ? { kind: 'ready', profile } : (fault ?? { kind: 'loading' });
  return { view, load, show };
}

export function viewOf(answer: Answer<Profile>): ProfileView {
  if (answer.kind === 'ok') return { kind: 'ready', profile: answer.data };
  if (answer.kind !== 'refused') return { kind: 'failed', offline: answer.kind === 'unreachable' };
  // The specification's code for a row that does not exist.
  if (answer.code === 'PGRST116') return { kind: 'none' };
  if (answer.code === 'partner_access_ended') return { kind: 'access-ended', message: answer.message ?? '' };
  // Only the server can say this in a way that helps: whom to write to.
  if (answer.code === 'partner_blocked') return { kind: 'failed', offline: false, message: answer.message ?? '' };
  return answer.status === 404
    ? { kind: 'not-found' }
    : { kind: 'failed', offline: false, ...(answer.status >= 500 && answer.message && { message: answer.message }) };
}
