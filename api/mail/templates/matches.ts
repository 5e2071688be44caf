import { dayInWords, daysInWords } from '#contract/day-in-words.ts';
import { WORK_NAMES } from '#contract/employers/field-of-work.text.ts';
import { euroText } from '#contract/euro-text.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { type MailFacts, reasonBox, type Template, toPage, toPlacement } from './template.ts';

/** Mails about matches: to employers without a name or address, to candidates from the release on. */
export const MATCHES = {
  'employer-match-proposed': ({ params }, lang) => ({
    headline:
      params.count === '1'
        ? { de: 'Ein neuer Vorschlag für Ihren Bedarf', en: 'A new proposal for your requirement' }
        : { de: 'Neue Vorschläge für Ihren Bedarf', en: 'New proposals for your requirement' },
    first:
      params.count === '1'
        ? { de: 'Eine Person passt zu Ihrem Bedarf {what}.', en: 'One person fits your requirement {what}.' }
        : { de: '{count} Personen passen zu Ihrem Bedarf {what}.', en: '{count} people fit your requirement {what}.' },
    ...answerBy(params),
    ...about(params, lang),
    ...reasonBox(params),
    ...toMatches(params),
  }),
  'employer-match-lapsing': ({ params }, lang) => ({
    headline: { de: 'Ein Vorschlag wartet noch auf Ihre Antwort', en: 'A proposal still waits for your answer' },
    first: { de: 'Ohne Antwort ist bisher {candidate}.', en: 'Not answered so far: {candidate}.' },
    ...answerBy(params),
    ...about(params, lang),
    ...toMatches(params),
  }),
  'employer-requirement-check': ({ params }, lang) => ({
    headline: { de: 'Wir haben Ihren Bedarf berichtigt', en: 'We have corrected your requirement' },
    first: {
      de: 'In Ihrem Bedarf {what} steht jetzt eine andere Antwort der Luftsicherheitsbehörde.',
      en: 'Your requirement {what} now has another answer of the security authority.',
    },
    second: {
      de: 'Stimmt sie nicht? Sie können sie in Ihrem Bereich ändern oder uns an {contact} schreiben.',
      en: 'Is it not right? You can change it in your area, or write to us at {contact}.',
    },
    ...about(params, lang),
    ...toMatches(params),
  }),
  'employer-match-accepted': ({ params }, lang) => ({
    headline: { de: 'Wir haben einen Vorschlag für Sie angenommen', en: 'We have accepted a proposal for you' },
    first: {
      de: 'Angenommen ist {candidate}. Der Grund steht unten.',
      en: 'We accepted {candidate}. The reason is given below.',
    },
    second: {
      de: 'War das nicht so besprochen? In Ihrem Bereich können Sie den Vorschlag bis zur Freigabe ablehnen.',
      en: 'Was this not agreed? In your area you can refuse the proposal until it is released.',
    },
    ...about(params, lang),
    ...reasonBox(params),
    ...toMatches(params),
  }),
  'employer-match-released': ({ params }, lang) => ({
    headline: { de: 'Ein Vorschlag ist freigegeben', en: 'A proposal is released' },
    first: {
      de: 'Freigegeben ist {candidate}. Name und E-Mail-Adresse stehen jetzt in Ihrem Bereich.',
      en: 'We released {candidate}. Name and e-mail address are in your area now.',
    },
    second: {
      de: `Die Person hat Ihr Angebot bekommen und bis ${day(params.answer, 'de')} Zeit für ihre Antwort.`,
      en: `The person has received your offer and has until ${day(params.answer, 'en')} to answer.`,
    },
    ...about(params, lang),
    ...toMatches(params),
  }),
  'employer-match-confirmed': ({ params }, lang) => ({
    headline: { de: 'Eine Zusage für Ihren Bedarf', en: 'A confirmation for your requirement' },
    first: {
      de: 'Zugesagt hat {candidate}. Der Platz ist besetzt.',
      en: 'Confirmed: {candidate}. The place is taken.',
    },
    ...about(params, lang),
    ...toMatches(params),
  }),
  'employer-match-ended': ({ params }, lang) => ({
    headline: isPlace(params)
      ? { de: 'Ein zugesagter Platz ist wieder frei', en: 'A confirmed place is free again' }
      : { de: 'Ein Vorschlag für Ihren Bedarf ist beendet', en: 'A proposal for your requirement has ended' },
    first: WHY_EMPLOYER[whyOf(params)],
    second: {
      de: 'Ist Ihr Bedarf noch gemeldet und passt jemand auf der Warteliste, rückt diese Person nach, und Sie bekommen eine E-Mail.',
      en: 'If your requirement is still open and somebody on the waiting list fits, they move up, and you get an e-mail.',
    },
    ...about(params, lang),
    ...reasonBox(params),
    ...toMatches(params),
  }),
  'match-offered': ({ params }, lang) => ({
    headline: { de: 'Sie haben ein Angebot für einen Platz', en: 'You have an offer of a placement' },
    first: {
      de: '{organization} möchte mit Ihnen arbeiten: {what}.',
      en: '{organization} would like to work with you: {what}.',
    },
    second: {
      de: `Lesen Sie das Angebot und entscheiden Sie bis ${day(params.answer, 'de')}. Danach kann der Platz an jemand anderen gehen.`,
      en: `Read the offer and decide by ${day(params.answer, 'en')}. After that the place may go to somebody else.`,
    },
    ...about(params, lang),
    button: { de: 'Angebot ansehen', en: 'See the offer' },
    link: toPlacement,
  }),
  'reminder-offer': ({ params }, lang) => ({
    isReminder: true,
    headline: {
      de: 'Erinnerung: Ein Angebot wartet auf Ihre Antwort',
      en: 'A reminder: an offer waits for your answer',
    },
    first: {
      de: '{organization} möchte mit Ihnen arbeiten: {what}. Sie haben noch nicht geantwortet.',
      en: '{organization} would like to work with you: {what}. You have not answered yet.',
    },
    second: {
      de: `Bitte entscheiden Sie bis ${day(params.answer, 'de')}. Danach kann der Platz an jemand anderen gehen.`,
      en: `Please decide by ${day(params.answer, 'en')}. After that the place may go to somebody else.`,
    },
    ...about(params, lang),
    button: { de: 'Angebot ansehen', en: 'See the offer' },
    link: toPlacement,
  }),
  'match-extended': ({ params }, lang) => ({
    headline: { de: 'Sie haben mehr Zeit für ein Angebot', en: 'You have more time for an offer' },
    first: {
      de: `Für das Angebot von {organization} haben Sie jetzt bis ${day(params.answer, 'de')} Zeit: {what}.`,
      en: `You now have until ${day(params.answer, 'en')} for the offer from {organization}: {what}.`,
    },
    ...about(params, lang),
    button: { de: 'Angebot ansehen', en: 'See the offer' },
    link: toPlacement,
  }),
  'match-wage-raised': ({ params }, lang) => ({
    headline: { de: 'Ihr Lohn steigt', en: 'Your pay goes up' },
    first: {
      de: `{organization} zahlt Ihnen mehr: ${euroText(Number(params.wage), 'de')} € je Stunde, vor Abzügen. Es geht um {what}.`,
      en: `{organization} will pay you more: €${euroText(Number(params.wage), 'en')} an hour, before deductions. This is about {what}.`,
    },
    second: {
      de: 'Das ändert sonst nichts. Fehlt Ihre Antwort auf das Angebot noch, gilt dafür die alte Frist.',
      en: 'This changes nothing else. If you have not answered the offer yet, the same deadline applies.',
    },
    ...about(params, lang),
    button: { de: 'Meine Plätze ansehen', en: 'See my placements' },
    link: toPlacement,
  }),
  'match-shifts-changed': ({ params }, lang) => ({
    headline: { de: 'Ihre Schichten haben sich geändert', en: 'Your shifts have changed' },
    first: {
      de: '{organization} hat die Angaben zu den Schichten geändert. Es geht um {what}.',
      en: '{organization} has changed what it says about the shifts. This is about {what}.',
    },
    second: { de: 'Bisher: „{before}“. Jetzt: „{now}“.', en: 'Before: “{before}”. Now: “{now}”.' },
    paragraphs: [
      {
        de: 'Passt das für Sie nicht, können Sie auf der Seite absagen oder uns an {contact} schreiben.',
        en: 'If this does not suit you, you can decline on the page, or write to us at {contact}.',
      },
    ],
    ...about(params, lang),
    values: {
      ...about(params, lang).values,
      before: shiftsIn(params.before, isTranslated(params) ? params.before_en : ''),
      now: shiftsIn(params.shifts, isTranslated(params) ? params.shifts_en : ''),
    },
    button: { de: 'Meine Plätze ansehen', en: 'See my placements' },
    link: toPlacement,
  }),
  'match-confirmed': ({ params }, lang) => ({
    headline: { de: 'Ihr Platz ist zugesagt', en: 'Your placement is confirmed' },
    first: { de: 'Sie arbeiten bei {organization}: {what}.', en: 'You are going to work for {organization}: {what}.' },
    second: {
      de: 'Als Nächstes bereiten wir den Vertrag vor. Bitte buchen Sie noch keinen Flug.',
      en: 'Next we prepare the contract. Please do not book a flight yet.',
    },
    ...about(params, lang),
    button: { de: 'Meine Plätze ansehen', en: 'See my placements' },
    link: toPlacement,
  }),
  'match-ended': ({ params, next, isConsidered = true }, lang) => ({
    headline: isPlace(params)
      ? { de: 'Ihr zugesagter Platz ist beendet', en: 'Your confirmed placement has ended' }
      : { de: 'Ein Angebot für Sie ist beendet', en: 'An offer to you has ended' },
    first: WHY_CANDIDATE[whyOf(params)],
    values: about(params, lang).values,
    ...(next?.kind !== 'rejected' &&
      next?.kind !== 'withdrawn' && {
        second: isConsidered ? STILL_CONSIDERED : NOT_CONSIDERED,
      }),
  }),
} satisfies Record<string, Template>;

const STILL_CONSIDERED: Text = {
  de: 'Sie bleiben in der Auswahl für andere Plätze.',
  en: 'You are still considered for other placements.',
};
const NOT_CONSIDERED: Text = {
  de: 'Für andere Plätze sind Sie gerade nicht in der Auswahl. Was dafür fehlt, steht auf der Seite „Angaben für Ihren Einsatz“.',
  en: 'You are not considered for other placements at the moment. The page “Details for your placement” says what is missing.',
};

/** `place-`: it was confirmed before. */
type Why = 'withheld' | 'declined' | 'expired' | 'withdrawn' | 'place-declined' | 'place-withheld';
type Params = MailFacts['params'];

const WHY_EMPLOYER: Record<Why, Text> = {
  withheld: {
    de: 'Wir haben einen Vorschlag zurückgehalten: {candidate}. Der Grund steht unten.',
    en: 'We have withheld a proposal: {candidate}. The reason is given below.',
  },
  declined: { de: 'Abgesagt hat {candidate}.', en: 'Declined: {candidate}.' },
  expired: {
    de: 'Die Zeit für eine Antwort oder die Freigabe ist abgelaufen: {candidate}.',
    en: 'The time for an answer or a release has run out: {candidate}.',
  },
  withdrawn: { de: 'Nicht mehr dabei ist {candidate}.', en: 'No longer taking part: {candidate}.' },
  'place-declined': {
    de: 'Den zugesagten Platz hat abgesagt: {candidate}.',
    en: 'Has given up the confirmed place: {candidate}.',
  },
  'place-withheld': {
    de: 'Wir haben einen zugesagten Platz zurückgenommen: {candidate}. Der Grund steht unten.',
    en: 'We have taken back a confirmed place: {candidate}. The reason is given below.',
  },
};

const WHY_CANDIDATE: Record<Why, Text> = {
  withheld: {
    de: 'Wir mussten das Angebot von {organization} zurücknehmen: {what}.',
    en: 'We had to withdraw the offer from {organization}: {what}.',
  },
  declined: {
    de: 'Sie haben das Angebot von {organization} abgelehnt: {what}.',
    en: 'You have declined the offer from {organization}: {what}.',
  },
  expired: {
    de: 'Die Zeit für Ihre Antwort an {organization} ist abgelaufen: {what}.',
    en: 'The time for your answer to {organization} has run out: {what}.',
  },
  withdrawn: {
    de: '{organization} bietet diesen Platz nicht mehr an: {what}.',
    en: '{organization} no longer offers this place: {what}.',
  },
  'place-declined': {
    de: 'Sie haben Ihren zugesagten Platz bei {organization} abgesagt: {what}.',
    en: 'You have given up your confirmed placement at {organization}: {what}.',
  },
  'place-withheld': {
    de: 'Wir mussten Ihren zugesagten Platz bei {organization} zurücknehmen: {what}.',
    en: 'We had to take back your confirmed placement at {organization}: {what}.',
  },
};

function isPlace({ why = '' }: Params): boolean {
  return why.startsWith('place-');
}

function whyOf({ why }: Params): Why {
  return why !== undefined && Object.hasOwn(WHY_EMPLOYER, why) ? (why as Why) : 'withdrawn';
}

/** The requirement in lines and in a sentence, and the person as an employer may know them. */
function about({ work, site, from, until, number }: Params, lang: Lang) {
  const name =
    WORK_NAMES[work !== undefined && Object.hasOwn(WORK_NAMES, work) ? (work as keyof typeof WORK_NAMES) : 'other'];
  const lines = [[name[lang], site].filter(Boolean).join(' · '), daysInWords(from ?? '', until ?? '', lang)];
  const candidate = number
    ? { de: `die Person mit der Nummer ${number}`, en: `candidate ${number}` }
    : { de: 'diese Person', en: 'this person' };
  return { lines, values: { what: lines.join(', '), candidate } };
}

/** Whether what is other reads so in English: who has changed the German alone has not said it in the other language. */
function isTranslated({ before, before_en, shifts, shifts_en }: Params): boolean {
  return before_en !== shifts_en || before === shifts;
}

/** As its candidate reads them in the offer. */
function shiftsIn(de = '', en = ''): Text {
  return { de: de || 'keine Angabe', en: en || de || 'nothing' };
}

function day(isoDate: string | undefined, lang: Lang): string {
  return dayInWords(isoDate ?? '', lang);
}

function answerBy({ answer }: Params): { second?: Text } {
  if (!answer) return {};
  return {
    second: {
      de: `Bitte antworten Sie bis ${day(answer, 'de')}. Danach rücken die Nächsten nach.`,
      en: `Please answer by ${day(answer, 'en')}. After that the next ones move up.`,
    },
  };
}

function toMatches({ requirement }: Params) {
  const query = requirement ? `?${new URLSearchParams({ requirement })}` : '';
  return { button: { de: 'Vorschläge ansehen', en: 'See the proposals' }, link: toPage(`/employer/matches${query}`) };
}
