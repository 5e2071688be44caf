import { dayInWords } from '#contract/day-in-words.ts';
import type { Text } from '#contract/languages.ts';
import { linesOf, type Template, toPage } from './template.ts';

/** What asks for a deed stands first. Candidates and contracts are named by number: names are behind a sign-in. */
const KINDS = {
  proposed: { de: 'Neue Vorschläge warten auf Ihre Antwort.', en: 'New proposals are waiting for your answer.' },
  lapsing: { de: 'Bitte bald beantworten: {said}', en: 'Please answer soon: {said}' },
  area: {
    de: 'Ein offener Bedarf sagt nicht, ob die Arbeit im Sicherheitsbereich ist: Bis dahin schlagen wir niemanden vor.',
    en: 'An open requirement does not say whether the work is airside: until then we propose nobody.',
  },
  wage: {
    de: 'Der Lohn eines Bedarfs ist inzwischen zu niedrig: Bis Sie ihn anheben, schlagen wir niemanden vor, und niemand kann annehmen.',
    en: 'The wage of a requirement is too low by now: until you raise it we propose nobody, and nobody can accept.',
  },
  check: {
    de: 'Wir haben bei einem Bedarf die Antwort der Luftsicherheitsbehörde berichtigt.',
    en: 'We have corrected the security authority’s answer in a requirement.',
  },
  sent: { de: 'Zu unterschreiben: {said}', en: 'To sign: {said}' },
  unsigned: { de: 'Noch zu unterschreiben: {said}', en: 'Still to sign: {said}' },
  changed: { de: 'Geändert, neu zu unterschreiben: {said}', en: 'Changed, to sign anew: {said}' },
  raised: { de: 'Mit höherem Lohn, neu zu unterschreiben: {said}', en: 'With a higher wage, to sign anew: {said}' },
  returned: { de: 'Ihr Exemplar kam zurück: {said}', en: 'Your copy was sent back: {said}' },
  paper: {
    de: 'Papier vor dem ersten Tag auszutauschen: {said}',
    en: 'Paper to exchange before day one: {said}',
  },
  released: { de: 'Freigegeben: {said}', en: 'Released: {said}' },
  confirmed: { de: 'Zugesagt: {said}', en: 'Confirmed: {said}' },
  'place-declined': { de: 'Zugesagten Platz abgesagt: {said}', en: 'Gave up a confirmed place: {said}' },
  'place-withheld': {
    de: 'Zugesagter Platz, von uns zurückgenommen: {said}',
    en: 'Confirmed place, taken back by us: {said}',
  },
  'place-withdrawn': {
    de: 'Zugesagt, aber nicht mehr dabei: {said}',
    en: 'Confirmed, but no longer taking part: {said}',
  },
  declined: { de: 'Abgesagt: {said}', en: 'Declined: {said}' },
  expired: {
    de: 'Ohne Antwort oder Freigabe abgelaufen: {said}',
    en: 'Ran out without an answer or a release: {said}',
  },
  withheld: { de: 'Von uns zurückgehalten: {said}', en: 'Withheld by us: {said}' },
  withdrawn: { de: 'Nicht mehr dabei: {said}', en: 'No longer taking part: {said}' },
  signed: { de: 'Von der anderen Seite unterschrieben: {said}', en: 'Signed by the other side: {said}' },
  active: { de: 'Beide Exemplare angenommen: {said}', en: 'Both copies accepted: {said}' },
  renewed: {
    de: 'Beide Exemplare angenommen, Papier ausgetauscht: {said}',
    en: 'Both copies accepted, paper exchanged: {said}',
  },
  reopened: { de: 'Das andere Exemplar kommt neu: {said}', en: 'The other copy is sent anew: {said}' },
  exchanged: { de: 'Papier ausgetauscht: {said}', en: 'Paper exchanged: {said}' },
  answered: { de: 'Antwort auf Ihre Bitte: {said}', en: 'Your request was answered: {said}' },
  other: { de: 'Neues in Ihrem Bereich: {said}', en: 'News in your area: {said}' },
} as const satisfies Record<string, Text>;

/** Among which lines of the digest the news of a mail stands. Pure. */
export function employerNewsKind(template: string, { why = '' }: Readonly<Record<string, string>>): keyof typeof KINDS {
  const kind = template.endsWith('-ended') ? why : (template.split('-').at(-1) ?? '');
  return Object.hasOwn(KINDS, kind) ? (kind as keyof typeof KINDS) : 'other';
}

/** What has happened at an employer since yesterday morning, to each of its people. */
export const EMPLOYER_DIGEST = {
  'employer-digest': ({ params, today }, lang) => ({
    headline: { de: 'Neues zu Ihren Plätzen', en: 'News about your placements' },
    // Sent late, it asks for no answer by a day that is over.
    ...(Number(params.waiting) > 0 && !(params.answer && params.answer < today) && { first: waiting(params) }),
    second: {
      de: 'Diese E-Mail kommt höchstens einmal am Tag. Gründe und alles Weitere stehen in Ihrem Bereich.',
      en: 'This e-mail comes once a day at most. Reasons and everything else are in your area.',
    },
    lines: linesOf(KINDS, params, lang),
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
