import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { isChanged } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { Consent } from '#src/nouns/personal-data/Consent.tsx';
import { Stakes } from '#src/nouns/personal-data/Stakes.tsx';
import { messageOf } from '../application/message-of.ts';
import { useShell } from '../shell/shell-context.ts';
import { readPlacement } from './placement-data.ts';
import type { PlacementProps } from './usePlacementForm.ts';

/** The note above the form leads here. */
export const CONSENT_ANCHOR = 'consent';

type ConsentShown = PlacementProps['texts']['consents'][number];
type Sending = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string };

/** What somebody agrees to, word for word, and the way to do so or to withdraw it: both count at once. */
export function ConsentCard(props: PlacementProps & { consent: ConsentShown }) {
  const { lang } = useShell();
  const { consent, texts, placement } = props;
  const { purpose, version, acts: t } = consent;
  const { sending, set } = useConsent(props);
  const given = placement.consents.find((one) => one.purpose === purpose)?.given_at;
  const isOfEmployers = purpose === 'employers';
  const isBusy = sending.kind === 'busy';
  if (!given && isOfEmployers && !placement.can_save) return null;
  return (
    <Consent
      id={isOfEmployers ? CONSENT_ANCHOR : `${CONSENT_ANCHOR}-${purpose}`}
      consent={consent}
      texts={t}
      given={given ? fill(t.given, { date: dateInWords(given, lang) }) : undefined}
      canGive
      isBusy={isBusy}
      fault={sending.kind === 'failed' ? sending.message : undefined}
      onSet={set}
      plain={{ to: 'POST /api/functions/set-consent', purpose, version }}
      losses={isOfEmployers && <Stakes stakes={placement.stakes} leaving="consent" lang={lang} texts={texts.stakes} />}
    />
  );
}

function useConsent({ consent, token, placement: shown, onPlacement }: PlacementProps & { consent: ConsentShown }) {
  const { lang, texts } = useShell();
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const set = async (given: boolean) => {
    setSending({ kind: 'busy' });
    const input = { purpose: consent.purpose, given, text_version: consent.version, lang, stakes: shown.stakes.length };
    const answer = await call('POST /api/functions/set-consent', input, { lang, token });
    const placement = answer.kind === 'ok' ? readPlacement(answer.data) : undefined;
    const now = isChanged(answer) && (await call('POST /api/functions/placement', {}, { lang, token }));
    const changed = now && now.kind === 'ok' ? readPlacement(now.data) : undefined;
    if (changed) onPlacement(changed);
    const message = messageOf(answer, texts.form.offlineText, texts.load.resumeText);
    setSending(placement ? { kind: 'idle' } : { kind: 'failed', message });
    if (placement) onPlacement(placement);
  };
  return { sending, set };
}
