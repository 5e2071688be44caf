import { useState } from 'react';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useOnMount } from '#src/ui/island/on-change.ts';
import {
  type AccountApplication,
  type AccountApplicationReply,
  readAccountApplication,
} from './account-application.ts';
import { useStudentArea } from './student-area-context.ts';

type View =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'status-unknown' }
  | { kind: 'ready'; application: AccountApplication | null; justLinked: boolean };

/** The act that is under way, or what came of the last one. */
export type Act = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string } | { kind: 'sent' };

/** The account's application, and what its owner can do about it here. */
export function useAccountApplication() {
  const { guard, texts, links } = useStudentArea();
  const { lang } = guard;
  const t = texts.faults;
  const [view, setView] = useState<View>({ kind: 'loading' });
  const [act, setAct] = useState<Act>({ kind: 'idle' });

  const sentenceOf = (answer: Answer, failed: string) => faultOf(answer, lang, { offline: t.offline, failed });

  const show = (answer: Answer<AccountApplicationReply>, justLinked: boolean): string | undefined => {
    if (answer.kind !== 'ok') return sentenceOf(answer, justLinked ? t.actFailed : t.failed);
    const application = readAccountApplication(answer.data);
    setView(application === 'status-unknown' ? { kind: application } : { kind: 'ready', application, justLinked });
    return undefined;
  };

  const load = async () => {
    setView({ kind: 'loading' });
    const fault = show(await call('GET /api/me/application', {}, { lang }), false);
    if (fault) setView({ kind: 'failed', message: fault });
  };

  /** Opens the wizard, or another page of the application, with a fresh link. */
  const open = async (page: 'join' | 'placement' | 'contract' = 'join') => {
    setAct({ kind: 'busy' });
    const answer = await call('POST /api/me/continue-application', {}, { lang });
    if (answer.kind !== 'ok') return setAct({ kind: 'failed', message: sentenceOf(answer, t.actFailed) });
    location.assign(`${links[page]}?${new URLSearchParams({ token: answer.data.access_token })}`);
  };

  const link = async (token: string) => {
    setAct({ kind: 'busy' });
    const answer = await call('POST /api/me/link-application', { access_token: token }, { lang });
    const fault = show(answer, true);
    setAct(fault ? { kind: 'failed', message: fault } : { kind: 'idle' });
  };

  /** Mails the link of an earlier application to the account's own address. */
  const mailLink = async () => {
    if (act.kind === 'busy') return;
    setAct({ kind: 'busy' });
    const answer = await call('POST /api/me/mail-application-link', {}, { lang });
    setAct(answer.kind === 'ok' ? { kind: 'sent' } : { kind: 'failed', message: sentenceOf(answer, t.actFailed) });
  };

  useOnMount(() => {
    load();
    // After 'back' from the wizard the button must work again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setAct({ kind: 'idle' });
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });

  return { view, act, load, open, link, mailLink };
}
export type AccountApplicationHandle = ReturnType<typeof useAccountApplication>;
