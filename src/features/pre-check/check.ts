import {
  type DaySpan,
  later,
  type Placement,
  type PlacementFacts,
  type PlacementRules,
  placementOf,
} from '#contract/placements/placement-rules.ts';
import { ANSWERS, type AnswerName, readAnswers } from './read-answers.ts';

/** What the page gives the check. */
export interface CheckBasis {
  rules: PlacementRules;
  /** `closesOn`: the last day to apply, '' for none. */
  seasons: readonly (DaySpan & { name: string; closesOn: string })[];
  locale: string;
}

/** Answers in place: nothing is sent or stored. Without a script there are the rules, and the form stays hidden. */
export async function startCheck(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('[data-check]');
  if (!form) return;
  const basis: CheckBasis = JSON.parse(form.dataset.check ?? '');
  const today = await berlinDay();
  const words = new Intl.DateTimeFormat(basis.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const inWords = (day: string) => words.format(new Date(day));
  const field = (name: AnswerName) => form.elements.namedItem(name) as HTMLInputElement;
  const part = (name: string) => form.querySelector(`[data-part="${name}"]`) as HTMLElement;

  const mark = (wrong: readonly AnswerName[]) => {
    for (const name of ANSWERS) {
      const isWrong = wrong.includes(name);
      field(name).setAttribute('aria-invalid', String(isWrong));
      part(`${name}-error`).hidden = !isWrong;
    }
    const [first] = wrong;
    if (first) field(first).focus();
  };
  const show = ({ obstacles, span }: Placement) => {
    const isFine = obstacles.length === 0;
    part('fits').hidden = !isFine;
    part('obstacles').hidden = isFine;
    for (const line of form.querySelectorAll<HTMLElement>('[data-obstacle]')) {
      line.hidden = !(obstacles as string[]).includes(line.dataset.obstacle ?? '');
    }
    if (span) {
      part('days').textContent = String(span.days);
      part('from').textContent = inWords(span.from);
      part('until').textContent = inWords(span.until);
    }
    part(isFine ? 'fits' : 'obstacles').focus();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const given = Object.fromEntries(ANSWERS.map((name) => [name, field(name).value.trim()]));
    const answers = readAnswers(given as Record<AnswerName, string>);
    part('fits').hidden = true;
    part('obstacles').hidden = true;
    // Half a date has no value: the browser alone knows that something was typed.
    const half = ANSWERS.filter((name) => field(name).validity.badInput);
    const wrong = 'wrong' in answers ? [...answers.wrong, ...half] : half;
    mark(ANSWERS.filter((name) => wrong.includes(name)));
    if (!('wrong' in answers) && wrong.length === 0)
      show(placementOf(answers, { ...basis.rules, season: chosen() ?? anySeason(answers, today) }));
  });
  // Until its last day to apply; one that is not open is none that anybody can count on.
  const open = basis.seasons.filter(({ closesOn, until }) => today <= (closesOn || until));
  const choice = form.elements.namedItem('season') as HTMLSelectElement;
  for (const { name } of open) choice.add(new Option(name));
  const chosen = () => {
    const season = open[choice.selectedIndex];
    return season && { ...season, from: later(season.from, today) };
  };
  const tell = () => {
    const season = chosen();
    for (const name of ['season-known', 'span']) part(name).hidden = !season;
    for (const name of ['season-unknown', 'fits-unknown']) part(name).hidden = season !== undefined;
    part('apply').hidden = !season && basis.seasons.at(-1)?.closesOn !== '';
    if (!season) return;
    part('season-from').textContent = inWords(season.from);
    part('season-until').textContent = inWords(season.until);
  };
  part('season').hidden = open.length < 2;
  choice.addEventListener('change', tell);
  tell();
  form.hidden = false;
}

/** Until the days of a season are known: all that is left of the vacation. */
function anySeason({ vacation }: PlacementFacts, today: string): DaySpan {
  return { from: today, until: later(vacation.until, today) };
}

/** Stands here, as a module that others load too would become a file of its own. */
async function berlinDay(): Promise<string> {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(await serverTime());
}

/** The server's time, as a phone's clock may be a year off; without an answer, the phone's. */
function serverTime(): Promise<number> {
  return fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => Date.parse(answer.headers.get('Date') ?? '') || Date.now(),
    Date.now,
  );
}
