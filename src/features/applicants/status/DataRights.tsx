import { useState } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import { CONSENT_VERSIONS } from '#contract/placements/consent.ts';
import { dateInWords } from '#src/i18n/format.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { Consent } from '#src/nouns/personal-data/Consent.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PlainButton } from '#src/ui/plain/PlainButton.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { brought } from '../application/load-applicant-page.ts';
import { messageOf } from '../application/message-of.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

interface Props {
  token: string;
  texts: StatusTexts['rights'];
}

type State = { kind: 'idle' | 'busy' | 'sent' } | { kind: 'failed'; message: string };

/** The way to the page "your data", and who of the partner sees the name. */
export function DataRights({ token, texts: t }: Props) {
  const { state, run } = useCall();
  const { lang } = useShell();
  const send = () => run(() => call('POST /api/my-data/mail-link', {}, { lang, token }));
  return (
    <>
      <PartnerName token={token} texts={t} />
      <section className={`card ${layout.parts}`} data-rights="">
        <h2 className={styles.headline}>{t.title}</h2>
        <p>{t.text}</p>
        {state.kind === 'failed' && <Note tone="warn" title={t.failed} role="alert" text={state.message} />}
        <div role="status">{state.kind === 'sent' && <Note tone="ok" title={t.sent} />}</div>
        <PlainButton
          plain={{ id: 'data-link', to: 'POST /api/my-data/mail-link' }}
          className="btn line"
          isBusy={state.kind === 'busy'}
          onPress={send}
        >
          {t.send}
        </PlainButton>
      </section>
    </>
  );
}

/** Nothing for somebody who came without a partner. A failed look says nothing: the page "your data" has it too. */
function PartnerName({ token, texts: t }: Props) {
  const { lang, finished } = useShell();
  const { state, run } = useCall();
  const { data: own, show } = useLoaded({
    brought: brought(finished, 'GET /api/my-data/consents'),
    ask: (signal) => call('GET /api/my-data/consents', {}, { lang, token, signal }),
    read: readPartnerName,
    fault: () => undefined,
  });
  if (!own) return null;
  const set = (given: boolean) => {
    const input = { purpose: 'partner_name', given, text_version: CONSENT_VERSIONS.partner_name, lang } as const;
    return run(async () => {
      const answer = await call('POST /api/functions/set-consent', input, { lang, token });
      const now = answer.kind === 'ok' && (await call('GET /api/my-data/consents', {}, { lang, token }));
      if (now && now.kind === 'ok') show(readPartnerName(now.data));
      return answer;
    });
  };
  return (
    <Consent
      id="partner-name"
      consent={t.partnerName}
      texts={t.consent}
      given={own.given ? fill(t.consent.given, { date: dateInWords(own.given, lang) }) : undefined}
      canGive={own.canGive}
      isBusy={state.kind === 'busy'}
      fault={state.kind === 'failed' ? state.message : undefined}
      onSet={set}
      plain={{
        to: 'POST /api/functions/set-consent',
        purpose: 'partner_name',
        version: CONSENT_VERSIONS.partner_name,
      }}
    >
      <p className="sm muted">{fill(t.yourPartner, { partner: own.partner })}</p>
    </Consent>
  );
}

function readPartnerName({ partner, consents }: Unchecked<ReplyOf<'GET /api/my-data/consents'>>) {
  const all = Array.isArray(consents) ? (consents as ReplyOf<'GET /api/my-data/consents'>['consents']) : [];
  const found = all.find(({ purpose }) => purpose === 'partner_name');
  return typeof partner === 'string' && found ? { partner, given: found.given_at, canGive: found.can_give } : undefined;
}

/** One press: busy, then what came of it. */
function useCall() {
  const { texts } = useShell();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const run = async (ask: () => ReturnType<typeof call>) => {
    if (state.kind === 'busy') return;
    setState({ kind: 'busy' });
    const answer = await ask();
    setState(
      answer.kind === 'ok'
        ? { kind: 'sent' }
        : { kind: 'failed', message: messageOf(answer, texts.form.offlineText, texts.load.resumeText) },
    );
  };
  return { state, run };
}
