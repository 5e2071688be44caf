import type { ReactNode } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { Offer } from '#contract/matching/match.ts';
import { dateInWords } from '#src/i18n/format.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { Clock } from '#src/ui/icons.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';

interface Props {
  lang: Lang;
  /** Of the application; without it the signed-in student's is asked for. */
  token?: string;
  /** The answer that the page brought along. */
  brought?: Answer<ReplyOf<'POST /api/placement/offers'>> | undefined;
  texts: Record<'title' | 'until' | 'open' | 'contract' | 'starts' | 'sign', string>;
  /** What opens the offers or the contract; null: the page has another place for these. */
  linkTo: (what: 'offer' | 'contract', label: string) => ReactNode;
}

/** Says that a contract or an offer waits for an answer, and until when; nothing for somebody who has none. */
export function AnswerNotes({ lang, token, brought, texts: t, linkTo }: Props) {
  const { data: offers = [] } = useLoaded({
    brought,
    ask: (signal) => call('POST /api/placement/offers', {}, { lang, token, signal }),
    read: ({ offers }) => (Array.isArray(offers) ? (offers as readonly Offer[]) : undefined),
    // Without a connection there is no note: the page says that elsewhere.
    fault: () => undefined,
  });
  const note = ({ id, company }: Offer, title: string, text: string, link: ReactNode) =>
    link && (
      <div key={id} data-answer-note="">
        <Note tone="warn" icon={Clock} title={fill(title, { company })}>
          <p>{text}</p>
          <p>{link}</p>
        </Note>
      </div>
    );
  const contracts = offers.filter(({ awaits_signature }) => awaits_signature);
  const open = offers.filter(({ state }) => state === 'released');
  return (
    <>
      {contracts.map((one) =>
        note(one, t.contract, fill(t.starts, { date: dateInWords(one.starts_on, lang) }), linkTo('contract', t.sign)),
      )}
      {open.map((one) =>
        note(one, t.title, fill(t.until, { date: dateInWords(one.answer_until ?? '', lang) }), linkTo('offer', t.open)),
      )}
    </>
  );
}
