import { dayInWords } from '#contract/day-in-words.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { type Template, toPage } from './template.ts';

/** What asks for a deed stands first. Candidates and contracts are named by number: names are behind a sign-in. */
const KINDS = {
  proposed: { de: 'Neue Vorschläge warten auf Ihre Antwort.', en: 'New proposals are waiting for your answer.' },
  lapsing: { de: 'Bitte bald beantworten: {numbers}', en: 'Please answer soon: {numbers}' },
  area: {
    de: 'Ein offener Bedarf sagt nicht, ob die Arbeit im Sicherheitsbereich ist: Bis dahin schlagen wir niemanden vor.',
    en: 'An open requirement does not say whether the work is airside: until then we propose nobody.',
  },
  check: {
    de: 'Wir haben bei einem Bedarf die Antwort der Luftsicherheitsbehörde berichtigt.',
    en: 'We have corrected the security authority’s answer in a requirement.',
  },
  sent: { de: 'Zu unterschreiben: {numbers}', en: 'To sign: {numbers}' },
  changed: { de: 'Geändert, neu zu unterschreiben: {numbers}', en: 'Changed, to sign anew: {numbers}' },
  returned: { de: 'Ihr Exemplar kam zurück: {numbers}', en: 'Your copy was sent back: {numbers}' },
  paper: {
    de: 'Papier vor dem ersten Tag auszutauschen: {numbers}',
    en: 'Paper to exchange before day one: {numbers}',
  },
  released: { de: 'Freigegeben: {numbers}', en: 'Released: {numbers}' },
  confirmed: { de: 'Zugesagt: {numbers}', en: 'Confirmed: {numbers}' },
  declined: { de: 'Abgesagt: {numbers}', en: 'Declined: {numbers}' },
  expired: { de: 'Ohne Antwort abgelaufen: {numbers}', en: 'Ran out without an answer: {numbers}' },
  withheld: { de: 'Von uns zurückgehalten: {numbers}', en: 'Withheld by us: {numbers}' },
  withdrawn: { de: 'Nicht mehr dabei: {numbers}', en: 'No longer taking part: {numbers}' },
  signed: { de: 'Von der anderen Seite unterschrieben: {numbers}', en: 'Signed by the other side: {numbers}' },
  active: { de: 'Beide Exemplare angenommen: {numbers}', en: 'Both copies accepted: {numbers}' },
  reopened: { de: 'Das andere Exemplar kommt neu: {numbers}', en: 'The other copy is sent anew: {numbers}' },
  exchanged: { de: 'Papier ausgetauscht: {numbers}', en: 'Paper exchanged: {numbers}' },
  answered: { de: 'Antwort auf Ihre Bitte: {numbers}', en: 'Your request was answered: {numbers}' },
  other: { de: 'Neues in Ihrem Bereich: {numbers}', en: 'News in your area: {numbers}' },
} as const satisfies Record<string, Text>;

/** Among which lines of the digest the news of a mail stands. Pure. */
export function employerNewsKind(template: string, { why = '' }: Readonly<Record<string, string>>): keyof typeof KINDS {
  const kind = template.endsWith('-ended') ? why : (template.split('-').at(-1) ?? '');
  return Object.hasOwn(KINDS, kind) ? (kind as keyof typeof KINDS) : 'other';
}

/** What has happened at an employer since yesterday morning, to each of its people. */
export const EMPLOYER_DIGEST = {
  'employer-digest': ({ params }, lang) => ({
    headline: { de: 'Neues zu Ihren Plätzen', en: 'News about your placements' },
    ...(Number(params.waiting) > 0 && { first: waiting(params) }),
    second: {
      de: 'Diese E-Mail kommt höchstens einmal am Tag. Gründe und alles Weitere stehen in Ihrem Bereich.',
      en: 'This e-mail comes once a day at most. Reasons and everything else are in your area.',
    },
    lines: linesOf(params, lang),
    button: { de: 'Zum Arbeitgeberbereich', en: 'Go to the employer area' },
    link: toPage('/dashboard/employer'),
  }),
} satisfies Record<string, Template>;

function waiting({ waiting: count, answer = '' }: Readonly<Record<string, string>>): Text {
  if (count === '1')
    return {
      de: `Ein Vorschlag wartet auf Ihre Antwort${answer && ` bis ${dayInWords(answer, 'de')}`}.`,
      en: `One proposal is waiting for your answer${answer && ` by ${dayInWords(answer, 'en')}`}.`,
    };
  return {
    de: `{waiting} Vorschläge warten auf Ihre Antwort${answer && `, die ersten bis ${dayInWords(answer, 'de')}`}.`,
    en: `{waiting} proposals are waiting for your answer${answer && `, the first by ${dayInWords(answer, 'en')}`}.`,
  };
}

function linesOf(params: Readonly<Record<string, string>>, lang: Lang): string[] {
  return Object.entries(KINDS).flatMap(([kind, text]) => {
    const numbers = params[kind];
    return numbers === undefined ? [] : [fill(text[lang], { numbers })];
  });
}
