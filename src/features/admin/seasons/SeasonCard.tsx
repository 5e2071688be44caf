import { type ReactNode, useEffect, useRef, useState } from 'react';
import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { SeasonOnDesk } from '#contract/seasons/season.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { ConfirmButton } from '#src/ui/ConfirmButton.tsx';
import type { ListHandle } from '#src/ui/list/useList.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { RoomProps } from '../room-props.ts';
import own from './seasons.module.css';
import type { AdminSeasonsTexts } from './seasons.text.ts';
import type { SeasonsFound } from './seasons.ts';
import type { Closing } from './useClosing.ts';

interface Props extends RoomProps<AdminSeasonsTexts> {
  season: SeasonOnDesk;
  forNext: number;
  /** What else people can apply for. */
  beside: readonly SeasonOnDesk[];
  unready: SeasonsFound['unready'];
  mayDecide: boolean;
  toasts: Toasts;
  list: ListHandle<SeasonsFound>;
  closing: Closing;
  /** Saved just now. */
  isSaved: boolean;
}

const TONES = { planned: '', open: 'ok', closed: '', running: 'ok', over: 'warn', archived: '' } as const;

/** One season: its days, its wage, its people, and what can be done with it. */
export function SeasonCard(props: Props) {
  const { lang, texts: t, links, season, forNext, beside, unready, mayDecide, toasts, list, closing, isSaved } = props;
  const [isBusy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSaved) title.current?.focus();
  }, [isSaved]);
  const name = seasonName(season, lang);
  const isBeingClosed = season.closing !== null && season.state !== 'archived';
  const isEmpty = Object.values(season.people).every((count) => count === 0);
  const back = wayBack(season, t);
  const said = [
    forNext > 0 && fill(t.openWaiting, { count: forNext }),
    beside.length > 0 && fill(t.openBeside, { names: beside.map((one) => seasonName(one, lang)).join(', ') }),
    season.wages.first === null && t.openNoWage,
    season.sector_wage_ended && t.openNoSector,
    unready.invented > 0 && fill(t.openInvented, { count: unready.invented }),
    unready.mail && t.openNoMail,
  ].filter((sentence) => sentence !== false);
  const act = async (to: 'open-season' | 'take-back-season', done: { title: string; text?: string }) => {
    setBusy(true);
    const answer = await call(`POST /api/admin/${to}`, { season_id: season.id, version: season.version }, { lang });
    setBusy(false);
    if (answer.kind === 'ok') toasts.push({ tone: 'ok', ...done, title: fill(done.title, { name }) });
    else toasts.push({ tone: 'bad', title: t.notDone, text: faultOf(answer, lang, t) });
    list.load();
  };
  return (
    <li className="card" data-season={season.id}>
      <h2 className={own.title} ref={title} tabIndex={-1}>
        <span className={own.name}>{name}</span>{' '}
        <span className={`badge ${TONES[season.state]}`}>{t.states[season.state]}</span>{' '}
        {isBeingClosed && <span className="badge warn">{t.beingClosed}</span>}
      </h2>
      <Facts {...props} />
      <p className="row">
        <a href={`${links.applications}?show=all&season=${season.id}`}>{t.queue}</a>
        {mayDecide && season.closing !== null && !isBeingClosed && <Reopen {...props} decision={season.closing} />}
        {mayDecide && season.state !== 'archived' && (
          <>
            <a
              className="btn line small"
              href={list.hrefOf({ season: season.id })}
              aria-label={fill(t.changeNamed, { name })}
            >
              {t.change}
            </a>
            {season.state === 'planned' && (
              <ConfirmButton
                label={t.open}
                title={fill(t.openTitle, { name })}
                text={t.openText}
                cancel={t.cancel}
                look="main"
                isHarmless
                isBusy={isBusy}
                onConfirm={() => act('open-season', { title: t.opened, text: t.openedText })}
              >
                {said.length > 0 && (
                  <ul className="sm stack">
                    {said.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                )}
              </ConfirmButton>
            )}
            {season.state !== 'planned' && (
              <Button
                look="line small"
                label={t.end}
                aria-label={fill(t.endNamed, { name })}
                aria-haspopup="dialog"
                onClick={() => closing.ask(season)}
              />
            )}
            {isEmpty && season.closing === null && season.state !== 'over' && (
              <ConfirmButton
                label={back.label}
                name={`${back.label}: ${name}`}
                title={fill(back.title, { name })}
                text={back.text}
                cancel={t.cancel}
                isBusy={isBusy}
                onConfirm={() => act('take-back-season', { title: back.done })}
              />
            )}
          </>
        )}
      </p>
      {mayDecide && !isEmpty && back.whyNot && <p className={`sm muted ${own.whyNot}`}>{back.whyNot}</p>}
    </li>
  );
}

/** Takes back what closed a season a moment ago. */
function Reopen({ lang, texts: t, season, closing, decision }: Props & { decision: string }) {
  const name = seasonName(season, lang);
  return (
    <ConfirmButton
      label={t.reopen}
      name={`${t.reopen}: ${name}`}
      title={fill(t.reopenTitle, { name })}
      text={t.reopenText}
      cancel={t.cancel}
      look="main"
      isHarmless
      isBusy={false}
      onConfirm={() => closing.undo({ season, decision })}
    />
  );
}

/** How a season of nobody goes a step back, and why that of others does not, while one might look for it. */
function wayBack({ state }: SeasonOnDesk, t: AdminSeasonsTexts) {
  if (state === 'planned')
    return { label: t.discard, title: t.discardTitle, text: t.discardText, done: t.discarded, whyNot: t.inUse };
  const whyNot = state === 'open' ? t.noWayBack : undefined;
  return { label: t.unopen, title: t.unopenTitle, text: t.unopenText, done: t.unopened, whyNot };
}

function wageText({ wages: { first, last } }: SeasonOnDesk, lang: Lang, t: AdminSeasonsTexts): string {
  if (first === null) return t.noWage;
  const euro = (amount: number) => euroText(amount * 100, lang);
  if (last === null) return fill(t.wageUnknownLater, { euro: euro(first) });
  return fill(first === last ? t.wageOf : t.wageLater, { euro: euro(first), last: euro(last) });
}

function Facts({ lang, texts: t, links, season }: Props) {
  const day = (iso: string) => dateInWords(iso, lang);
  const said = wageText(season, lang, t);
  const wage = season.wages.last === null ? <a href={`${links.settings}#wages`}>{said}</a> : said;
  const posters = <a href={links.partners}>{t.postersWhere}</a>;
  const facts: [string, ReactNode][] = [
    [t.days, fill(t.span, { from: day(season.starts_on), until: day(season.ends_on) })],
    [
      t.applying,
      season.applications_close_on ? fill(t.closesOn, { date: day(season.applications_close_on) }) : t.noClosing,
    ],
    [t.wage, wage],
    [
      t.places,
      season.capacity === null
        ? t.noPlaces
        : fill(t.placesOf, { places: season.capacity, taken: season.people.complete }),
    ],
    [t.fields.fields_of_work, season.fields_of_work.map((field) => t.work[field]).join(', ') || t.allWork],
    [t.people, fill(t.peopleOf, season.people)],
    [t.posters, posters],
  ];
  return (
    <dl className={own.facts}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
