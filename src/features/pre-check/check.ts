import {
  type DaySpan,
  later,
  type Placement,
  type PlacementRules,
  placementOf,
} from '#contract/placements/placement-rules.ts';
import { ANSWERS, type AnswerName, readAnswers } from './read-answers.ts';

/** What the page gives the check. */
export interface CheckBasis {
  rules: PlacementRules;
  /** `closesOn`: the last day on which one can count on it. */
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
  const field = (name: AnswerName) => form.elements.namedItem(name) as HTMLInputElement;
  const part = (name: string) => form.querySelector(`[data-part="${name}"]`) as HTMLElement;
  const writeDay = (name: string, day: string) => {
    part(name).textContent = words.format(new Date(day));
  };
  const show = (answer?: 'fits' | 'obstacles') => {
    for (const name of ['fits', 'obstacles']) part(name).hidden = name !== answer;
  };

  const mark = (wrong: readonly AnswerName[]) => {
    for (const name of ANSWERS) {
      const isWrong = wrong.includes(name);
      field(name).setAttribute('aria-invalid', String(isWrong));
      part(`${name}-error`).hidden = !isWrong;
    }
    const [first] = wrong;
    if (first) field(first).focus();
  };
  const answer = ({ obstacles, span }: Placement) => {
    const found = obstacles.length === 0 ? 'fits' : 'obstacles';
    show(found);
    for (const line of form.querySelectorAll<HTMLElement>('[data-obstacle]')) {
      line.hidden = !(obstacles as string[]).includes(line.dataset.obstacle ?? '');
    }
    if (span) {
      part('days').textContent = String(span.days);
      writeDay('from', span.from);
      writeDay('until', span.until);
    }
    part(found).focus();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const given = Object.fromEntries(ANSWERS.map((name) => [name, field(name).value.trim()]));
    const answers = readAnswers(given as Record<AnswerName, string>);
    show();
    // Half a date has no value: the browser alone knows that something was typed.
    const wrong = ANSWERS.filter(
      (name) => field(name).validity.badInput || ('wrong' in answers && answers.wrong.includes(name)),
    );
    mark(wrong);
    if ('wrong' in answers || wrong.length > 0) return;
    // Until the days of a season are known: all that is left of the vacation.
    const season = chosen() ?? { from: today, until: later(answers.vacation.until, today) };
    answer(placementOf(answers, { ...basis.rules, season }));
  });
  // Until its last day to apply; one that is not open is none that anybody can count on.
  const open = basis.seasons.filter(({ closesOn }) => today <= closesOn);
  const choice = form.elements.namedItem('season') as HTMLSelectElement;
  for (const { name } of open) choice.add(new Option(name));
  const chosen = () => {
    const season = open[choice.selectedIndex];
    return season && { ...season, from: later(season.from, today) };
  };
  const tell = () => {
    const season = chosen();
    form.toggleAttribute('data-known', season !== undefined);
    if (!season) return;
    writeDay('season-from', season.from);
    writeDay('season-until', season.until);
  };
  part('season').hidden = open.length < 2;
  choice.addEventListener('change', tell);
  tell();
  form.hidden = false;
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
