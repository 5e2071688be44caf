import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import {
  ARRIVALS,
  type ContractNote,
  marksNeeded,
  stageOf,
  takesNote,
} from '#contract/employment-contracts/contract-life.ts';
import type { ContractSide } from '#contract/employment-contracts/contract-rules.ts';
import { fill } from '#contract/fill.ts';
import { dateInWords } from '#src/i18n/format.ts';
import type { LifeTexts } from './life.text.ts';

type Lived = Pick<ContractReply, 'state' | 'area' | 'marks' | 'terms' | 'end' | 'is_considered'>;

/** What has to be there before work begins, and what the whole of it means. Pure. */
export function lifeInWords({ state, area, marks, terms }: Lived, t: LifeTexts, side: ContractSide = 'employer') {
  const stage = stageOf(
    state,
    marks.map(({ what }) => what),
    area,
  );
  const arrival = marks.find(({ what }) => what === 'began' || what === 'absent');
  const isOpen = (what: ContractNote) => takesNote(state, what) || marks.some((mark) => mark.what === what);
  const shown = [...marksNeeded(area).filter(isOpen), ...ARRIVALS.filter((what) => what === arrival?.what)];
  const lines = shown.map((what) => {
    const noted = marks.find((mark) => mark.what === what);
    const who = t[`by_${noted?.noted_by ?? 'operator'}` as 'by_operator'] ?? '';
    const said = noted
      ? fill(t.done, { what: t.marks[what], date: dateInWords(noted.day, t.lang), who })
      : fill(t.open, { what: t.marks[what] });
    return { what, isDone: noted !== undefined, said };
  });
  const paper = marks.find(({ what }) => what === 'paper');
  const date = terms ? dateInWords(terms.starts_on, t.lang) : '';
  const exchange = [t.exchange, terms?.employer_address === '' && t.noAddress].filter(Boolean).join(' ');
  const sentences = {
    signing: paper ? t.inkFirst : exchange,
    checked: exchange,
    exchanged: t.exchanged,
    'in-force': fill(t.inForce, { date }),
  };
  const missed = t[`missed_${side}`];
  return {
    stage,
    lines,
    paper,
    arrival,
    sentence: arrival
      ? fill(arrival.what === 'began' ? t.begun : missed, { date: dateInWords(arrival.day, t.lang) })
      : (sentences[stage as keyof typeof sentences] ?? ''),
    isLate: paper !== undefined && terms !== null && paper.day > terms.starts_on,
  };
}

/** How a contract ends before its last day, and what that means for this side; without one, for the operator. Pure. */
export function endInWords(
  { state, end, terms, is_considered }: Lived,
  side: ContractSide | undefined,
  { lang, end: t }: LifeTexts,
) {
  if (!end || !terms) return undefined;
  const { ended_by, ground, paper_on, last_day } = end;
  const facts = { ground: t.grounds[ground], paper: dateInWords(paper_on, lang), last: dateInWords(last_day, lang) };
  const isNever = last_day < terms.starts_on;
  const until = side && state !== 'ended' ? [t[`${side}_until`]] : [];
  return {
    title: t.title,
    lines: [
      fill(t.ended, { ...facts, who: t[`who_${ended_by}`] }),
      ...(isNever ? [t[`${side ?? 'employer'}_never`]] : until),
      ...(side === 'candidate' ? [is_considered ? t.considered : t.notConsidered] : []),
      fill(t.paper, { paper: end.paper }),
    ],
  };
}
