import { useRef, useState } from 'react';
import { call } from '#src/lib/call/call.ts';
import { handOver } from '#src/lib/hand-over.ts';
import { useKeptTexts } from '#src/ui/account-forms/useKeptTexts.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import type { Sending } from '#src/ui/form/useSending.ts';
import { useOnMount } from '#src/ui/island/on-change.ts';
import type { InviteTexts } from './invite.text.ts';
import { useInvitePage } from './invite-context.ts';
import { FIELDS, type RefusalCode, readRegistration, registrationBody, registrationProblems } from './registration.ts';

/** The sign-up form of an invitation. It ends on the students' sign-in page, which fills in the e-mail. */
export function useRegistration(token: string) {
  const { lang, texts: t, errors, links } = useInvitePage();
  const [isLeaving, setLeaving] = useState(false);
  const sentTo = useRef('');
  const form = useForm({
    id: 'invite',
    names: FIELDS,
    check: registrationProblems,
    send: async (entries, { signal }) => {
      const body = registrationBody(entries, token, lang);
      sentTo.current = body.email;
      return readRegistration(await call('POST /api/functions/consume-invite', body, { lang, signal }));
    },
    onOk: () => {
      handOver.put({ kind: 'invited', email: sentTo.current });
      setLeaving(true);
      location.assign(links.signIn);
    },
    fallback: t.refusedText,
    errors,
  });
  useKeptTexts('invite', form.ref, form.refresh);
  useOnMount(() => {
    // 'Back' from the next page may restore this one from the browser's cache, as it was left.
    const onShow = () => setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });
  return { form, isLeaving, refusedTitle: titleOf(form.sending, t) };
}

/** The title over a refusal: too many tries and a busy server are nobody's fault. */
function titleOf(sending: Sending, t: InviteTexts): string {
  if (sending.kind !== 'refused') return t.refused;
  if (sending.paused) return t.pause;
  return sending.code === ('broken' satisfies RefusalCode) ? t.broken : t.refused;
}
