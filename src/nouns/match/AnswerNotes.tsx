import type { ReactNode } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import { daysInWords } from '#contract/day-in-words.ts';
import { fill } from '#contract/fill.ts';
import type { Offer } from '#contract/matching/match.ts';
import { dateInWords } from '#src/i18n/format.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import type { Said } from '#src/i18n/text.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { Clock } from '#src/ui/icons.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { answerNotes, endedOffer } from '../placement/placement.text.ts';

interface Props extends TextProps<Said<typeof answerNotes>> {
  /** Of the application; without it the signed-in student's is asked for. */
  token?: string;
  /** The answer that the page brought along. */
  brought?: Answer<ReplyOf<'POST /api/placement/offers'>> | undefined;
  /** What is to be sent, between what is to be answered and what is settled. */
  children?: ReactNode;
  /** Whether there can be any: before that nothing is asked. */
  isAsking?: boolean;
  /** The application has ended: what both have signed has not. */
  hasLeft?: boolean;
  /** What opens the offers or the contract; null: the page has another place for these. */
  linkTo: (what: 'offer' | 'contract', label: string) => ReactNode;
}

/** Of a settled place, by how far its contract is; the rest tells. */
const TONES: Readonly<Record<string, 'warn' | 'ok'>> = {
  overdue: 'warn',
  checked: 'warn',
  left: 'warn',
  cancelled: 'warn',
  absent: 'warn',
  end: 'warn',
  'in-force': 'ok',
  began: 'ok',
};

/**
 * Says what contract or offer waits for an answer, and until when, and at which place something else is to be done or
 * known; below that which place is settled, and how far.
 */
export function AnswerNotes(props: Props) {
  const { lang, token, brought, texts: t, linkTo, isAsking = true, hasLeft = false, children } = props;
  const { data: offers = [] } = useLoaded({
    brought,
    ask: async (signal) => (isAsking ? call('POST /api/placement/offers', {}, { lang, token, signal }) : undefined),
    key: `${isAsking} ${hasLeft}`,
    read: ({ offers }) => (Array.isArray(offers) ? (offers as readonly Offer[]) : undefined),
    // Without a connection there is no note: the page says that elsewhere.
    fault: () => undefined,
  });
  const note = (offer: Offer, title: string, text: string, link: ReactNode, tone: 'warn' | 'info' | 'ok' = 'warn') =>
    link && (
      <div key={offer.id} data-answer-note={tone}>
        <Note
          tone={tone}
          {...(tone === 'warn' && { icon: Clock })}
          title={fill(title, { company: offer.company, days: daysInWords(offer.starts_on, offer.ends_on, lang) })}
        >
          <p>{text}</p>
          <p>{link}</p>
        </Note>
      </div>
    );
  // Whoever has left settles that first: another version is not to be signed.
  const awaits = (one: Offer) => one.awaits_signature && !one.is_overdue && !hasLeft;
  const contracts = offers.filter(awaits);
  const open = offers.filter(({ state }) => state === 'released');
  const places = (isUrgent: boolean) =>
    offers.map((one) => {
      const stage = stageOf(one, hasLeft);
      const tone = TONES[stage] ?? 'info';
      const text = !awaits(one) && one.state === 'confirmed' && t[`place_${stage}` as keyof typeof t];
      if (!text || (tone === 'warn') !== isUrgent) return null;
      // A cancelled one says why.
      const toContract = (one.has_contract || stage === 'cancelled') && linkTo('contract', t.sign);
      const link = toContract || (!one.has_contract && linkTo('offer', t.see));
      const date = dateInWords(one.ended_on ?? (stage === 'ended' ? one.ends_on : one.starts_on), lang);
      return note(one, t.place, fill(text, { date }), link, tone);
    });
  return (
    <>
      {contracts.map((one) => {
        const [title, text] = one.is_sent_back ? [t.back, t.again] : [t.contract, t.starts];
        return note(one, title, fill(text, { date: dateInWords(one.starts_on, lang) }), linkTo('contract', t.sign));
      })}
      {open.map((one) =>
        note(
          one,
          t.title,
          one.is_blocked ? t.blocked : fill(t.until, { date: dateInWords(one.answer_until ?? '', lang) }),
          linkTo('offer', t.open),
        ),
      )}
      {places(true)}
      {children}
      {places(false)}
      {offers.map((one) => isEnded(one) && <EndedOffer key={one.id} {...{ lang, texts: t, offer: one }} />)}
    </>
  );
}

/** How far a settled place is; its contract may end before its days do, and goes on where its application does not. Pure. */
function stageOf({ contract_stage, awaits_employer, ended_on, is_overdue }: Offer, hasLeft: boolean): string {
  // That of a cancelled one says more.
  if (is_overdue && contract_stage !== 'cancelled') return 'overdue';
  if (contract_stage === 'ended') return 'ended';
  if (ended_on) return 'end';
  if (hasLeft && contract_stage !== 'began' && contract_stage !== 'absent') return 'left';
  return contract_stage === 'signing' && !awaits_employer ? 'checking' : (contract_stage ?? 'none');
}

/** Whether an offer ran out or was taken back, or a place was. Pure. */
export function isEnded({ state }: Pick<Offer, 'state'>): boolean {
  return state !== 'released' && state !== 'confirmed';
}

interface EndedProps extends TextProps<Said<typeof endedOffer>> {
  offer: Offer;
}

/** Says that an offer ran out or was taken back, or a place was, when, and what this means. */
export function EndedOffer({ lang, offer, texts: t }: EndedProps) {
  const { state, was_place, company } = offer;
  const days = daysInWords(offer.starts_on, offer.ends_on, lang);
  const title = was_place ? t.placeOver : state === 'expired' ? t.expired : t.over;
  const text = was_place
    ? t[`${state as 'withheld' | 'withdrawn'}PlaceText`]
    : t[`${state as 'expired' | 'withheld' | 'withdrawn'}Text`];
  return (
    <div data-offer={state}>
      <Note tone="info" title={fill(title, { company })}>
        <p>
          {fill(text, { days, date: dateInWords(offer.changed_at, lang) })}{' '}
          {offer.is_considered ? t.others : t.noOthers}
        </p>
      </Note>
    </div>
  );
}
