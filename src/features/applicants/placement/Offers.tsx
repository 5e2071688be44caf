import { daysInWords } from '#contract/day-in-words.ts';
import { costInWords, rentInWords } from '#contract/employment-contracts/contract-costs.text.ts';
import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import { hoursText } from '#contract/hours-text.ts';
import type { Lang } from '#contract/languages.ts';
import type { Offer } from '#contract/matching/match.ts';
import type { Stake } from '#contract/model/stakes.ts';
import { supplementsInWords } from '#contract/pay/supplements.text.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { EndedOffer, isEnded } from '#src/nouns/match/AnswerNotes.tsx';
import { ConfirmButton } from '#src/ui/ConfirmButton.tsx';
import { PlainButton } from '#src/ui/plain/PlainButton.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { pageWith } from '../addressing/links.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { brought } from '../application/load-applicant-page.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import type { OfferTexts } from './offers.text.ts';
import styles from './placement.module.css';
import { type Answered, useOffers } from './useOffers.ts';

interface OffersProps {
  token: string;
  texts: OfferTexts;
  /** What the candidate has with employers, after an answer. */
  onStakes: (stakes: Stake[]) => void;
}

/** The placements that are offered or confirmed; nothing for somebody who has none. */
export function Offers({ token, texts: t, onStakes }: OffersProps) {
  const { lang, texts, finished } = useShell();
  const { offers, fault, load, sending, say } = useOffers({
    ...{ lang, token, onStakes },
    offline: texts.form.offlineText,
    later: texts.load.resumeText,
    brought: brought(finished, 'POST /api/placement/offers'),
  });
  return (
    <>
      {fault && <RetryNote title={t.failed} message={fault} retry={texts.load.retry} onRetry={load} />}
      {sending.kind === 'failed' && sending.message !== fault && (
        <Confirmation tone="warn" title={t.failed} text={sending.message} />
      )}
      {sending.kind === 'said' && <Confirmation title={t[`said_${sending.said}`]} text="" />}
      {offers.map((offer) =>
        isEnded(offer) ? (
          <EndedOffer key={offer.id} {...{ lang, texts: t, offer }} />
        ) : (
          <OfferCard key={offer.id} {...{ offer, token, texts: t }} isBusy={sending.kind === 'busy'} onSay={say} />
        ),
      )}
    </>
  );
}

interface CardProps {
  offer: Offer;
  token: string;
  texts: OfferTexts;
  isBusy: boolean;
  onSay: ReturnType<typeof useOffers>['say'];
}

function OfferCard({ offer, token, texts: t, isBusy, onSay }: CardProps) {
  const { lang } = useShell();
  const { id, version: seen, state, can, has_contract: hasContract } = offer;
  const isOffered = state === 'released';
  const { contract_stage: stage } = offer;
  const wasCancelled = stage === 'cancelled';
  const next = nextOf(offer, t, lang);
  const [tone, badge] = badgeOf(offer, t);
  const ask = { cancel: t.cancel, isBusy };
  const press = (decision: Answered) => ({
    id: `${decision}-${id}`,
    to: 'POST /api/placement/answer-offer' as const,
    fixed: { match_id: id, seen, decision },
  });
  return (
    <section className={`card raised ${layout.parts}`} aria-labelledby={id} data-offer={state}>
      <div className="row spread">
        <h2 id={id} className={styles.title}>
          {isOffered ? t.offered : t.confirmed}
        </h2>
        <span className={`badge ${tone}`}>{badge}</span>
      </div>
      <Terms offer={offer} texts={t} />
      <CostSheet offer={offer} texts={t} />
      {next && <p>{next}</p>}
      {(hasContract || wasCancelled) && (
        <p>
          {wasCancelled ? t.cancelled : stage !== 'ended' && t.contract}{' '}
          <a href={pageWith(t.contractPage, token)}>{t.openContract}</a>
        </p>
      )}
      <div className="row">
        {can.indexOf('confirmed') >= 0 && (
          <ConfirmButton
            {...ask}
            label={t.accept}
            title={t.acceptTitle}
            text={t.acceptText}
            isHarmless
            look="main"
            onConfirm={() => onSay(offer, 'confirmed')}
            plain={press('confirmed')}
          />
        )}
        {offer.can_extend && (
          <PlainButton
            plain={{ id: `extend-${id}`, to: 'POST /api/placement/extend-offer', fixed: { match_id: id, seen } }}
            className="btn line small"
            isBusy={isBusy}
            onPress={() => onSay(offer, 'extended')}
          >
            {t.extend}
          </PlainButton>
        )}
        {can.indexOf('declined') >= 0 && (
          <ConfirmButton
            {...ask}
            label={isOffered ? t.decline : t.giveUp}
            title={isOffered ? t.declineTitle : t.giveUpTitle}
            text={declineText(offer, t)}
            onConfirm={() => onSay(offer, 'declined')}
            plain={press('declined')}
          />
        )}
      </div>
    </section>
  );
}

/** Tone and words of whose turn it is: no answer is missing to what cannot be accepted. Pure. */
export function badgeOf({ state, is_blocked }: Pick<Offer, 'state' | 'is_blocked'>, t: OfferTexts) {
  if (state !== 'released') return ['ok', t.badge_confirmed] as const;
  return is_blocked ? (['info', t.badge_blocked] as const) : (['warn', t.badge_released] as const);
}

/** What is next for an offer, or for a place; '' where its contract says that. */
function nextOf(offer: Offer, t: OfferTexts, lang: Lang): string {
  const { starts_on, answer_until: until, contract_stage: stage } = offer;
  if (stage === 'cancelled') return '';
  if (offer.is_overdue) return fill(t.overdue, { date: dateInWords(starts_on, lang) });
  if (offer.is_blocked) return t.blocked;
  if (offer.state === 'released') return until ? fill(t.until, { date: dateInWords(until, lang) }) : '';
  return offer.has_contract ? '' : t.next;
}

/** Somebody who is kept out of the pool has nothing else to wait for. Pure. */
export function declineText({ is_considered }: Pick<Offer, 'is_considered'>, t: OfferTexts): string {
  return `${t.declineText} ${is_considered ? t.others : t.noOthers}`;
}

function Terms({ offer, texts: t }: { offer: Offer; texts: OfferTexts }) {
  const { lang } = useShell();
  const { field_of_work: work, wage_cents: wage } = offer;
  const rows = [
    [t.company, inGerman(offer.company)],
    [t.place, inGerman(offer.site)],
    [t.work, work && t.fields[work]],
    [t.area, offer.area && t[offer.area]],
    [t.days, daysInWords(offer.starts_on, offer.ends_on, lang)],
    [t.wage, wage === null ? '' : fill(t.anHour, { euro: euroText(wage, lang) })],
    [t.supplements, supplementsOf(offer, t, lang)],
    [t.hours, hoursOfOffer(offer, t, lang)],
    [t.gross, offer.month ? rangeText(offer.month.gross, t, lang) : t.unknown],
    [t.net, netOf(offer, t, lang)],
    [t.housing, housingOf(offer, t, lang)],
    [t.shifts, (lang === 'en' && offer.shifts_en) || inGerman(offer.shifts)],
  ] as const;
  return (
    <dl className={`dl ${styles.facts}`}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function netOf({ month }: Offer, t: OfferTexts, lang: Lang): string {
  if (!month) return t.unknown;
  return month.net ? rangeText(month.net, t, lang) : t.netInsured;
}

/** What the employer has written. */
const inGerman = (text: string) => text && <span lang="de">{text}</span>;

function hoursOfOffer({ week_hours_from: from, week_hours_to: to }: Offer, t: OfferTexts, lang: Lang): string {
  if (from === null || to === null) return t.unknown;
  return from === to ? hoursText(to, lang) : fill(t.fromTo, { from: hoursText(from, lang), to: hoursText(to, lang) });
}

function supplementsOf(offer: Offer, t: OfferTexts, lang: Lang): string {
  const { overtime_percent, night_percent, sunday_percent } = offer;
  if (overtime_percent === null || night_percent === null || sunday_percent === null) return t.unknown;
  return supplementsInWords({ overtime_percent, night_percent, sunday_percent }, lang);
}

function rangeText({ from, to }: { from: number; to: number }, t: OfferTexts, lang: Lang): string {
  const euro = (amount: number) => fill(t.anHour, { euro: amount.toLocaleString(lang) });
  return from === to ? euro(from) : fill(t.fromTo, { from: euro(from), to: euro(to) });
}

/** What is to pay besides: before anybody accepts. */
function CostSheet({ offer, texts: t }: { offer: Offer; texts: OfferTexts }) {
  const { lang } = useShell();
  return (
    <details className="fold" data-costs="" open={offer.state === 'released'}>
      <summary>{t.costs}</summary>
      <ul className={`sm ${layout.lines}`}>
        {offer.costs.map((line) => {
          const { name, price, payer } = costInWords(line, lang, 'candidate');
          return <li key={line.item}>{`${name}: ${price}${payer && ` –\u00a0${payer}`}`}</li>;
        })}
      </ul>
      <p className={`sm muted ${layout.after}`}>{t.netText}</p>
    </details>
  );
}

function housingOf({ housing, housing_euro: euro }: Offer, t: OfferTexts, lang: Lang): string {
  if (housing === '') return '';
  return fill(t[`housing_${housing}`], { price: rentInWords(euro, lang) });
}
