import { dayInWords } from '#contract/day-in-words.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { nextTexts } from '#contract/model/next-act.text.ts';
import { inTheEnvelope } from './envelope.ts';
import { step2Documents, step2Files } from './step2-documents.ts';
import {
  buttonOf,
  type MailFacts,
  OPEN_APPLICATION,
  sayDeferred,
  sayNext,
  type Template,
  toApplicationPage,
  toPlacement,
  toStudentArea,
} from './template.ts';

const FORM_IS_THERE: Text = {
  de: 'Die Erklärung mit Ihrem Namen finden Sie auf Ihrer Seite zum Herunterladen.',
  en: 'You can download the declaration with your name on your page.',
};

/** The page is named as on the status page. */
const PLACEMENT_DETAILS: Text = {
  de: 'Auf Ihrer Statusseite finden Sie jetzt auch „Angaben für Ihren Einsatz“: wann Sie können, was Sie sich wünschen und ob Arbeitgeber Ihr Profil sehen dürfen. Erst damit können wir einen Platz für Sie suchen.',
  en: 'Your status page now also has “Details for your placement”: when you are available, what you would like and whether employers may see your profile. Only with these can we look for a place for you.',
};

/** The label of the status page too. */
const CREATE_ACCOUNT: Text = { de: 'Konto anlegen', en: 'Create your account' };

const DECLARATION_HERE: Text = { de: 'Ihre Erklärung ist da', en: 'We have your declaration' };

const POST_ORIGINALS = {
  now: {
    de: 'Ihre Erklärung ist da. Bitte senden Sie die Originale innerhalb von {days} Tagen{until} per Post an das International Office.',
    en: 'We have your declaration. Please post the originals to the international office within {days} days{until}.',
  },
  afterwards: {
    de: 'Danach senden Sie bitte die Originale innerhalb von {days} Tagen{until} per Post an das International Office.',
    en: 'Then please post the originals to the international office within {days} days{until}.',
  },
} as const satisfies Record<string, Text>;

const COMPLETE: Text = {
  de: 'Ihre Unterlagen sind geprüft und die Originale sind angekommen. Sobald es etwas Neues gibt, schreiben wir Ihnen.',
  en: 'Your documents are checked and the originals have arrived. We will write to you as soon as there is news.',
};
/** The operator went on without some of the originals. */
const COMPLETE_WITHOUT: Text = {
  de: 'Ihre Unterlagen sind geprüft. Sobald es etwas Neues gibt, schreiben wir Ihnen.',
  en: 'Your documents are checked. We will write to you as soon as there is news.',
};

const PLACEMENT_NEXT: Text = {
  de: 'Für einen Platz fehlen noch Angaben: wann Sie können, bis wann Ihr Reisepass gilt, was Sie sich wünschen, und ob Arbeitgeber Ihr Profil sehen dürfen. Ohne das können wir keinen Platz für Sie suchen.',
  en: 'To find you a placement we still need details: when you are available, until when your passport is valid, what you would like, and whether employers may see your profile. Without that we cannot look for a place for you.',
};
const NO_ACCOUNT: Text = {
  de: 'Sie haben noch kein Konto. Mit einem Konto sehen Sie Ihre Bewerbung auch ohne den Link in dieser E-Mail. Es ist freiwillig; Sie legen es auf Ihrer Statusseite an.',
  en: 'You do not have an account yet. With one you see your application even without the link in this e-mail. It is optional; you create it on your status page.',
};

const UNCONFIRMED: Text = {
  de: 'Ihr Konto ist angelegt, aber Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link in unserer E-Mail dazu. Ist sie nicht mehr da, bekommen Sie bei der Anmeldung eine neue.',
  en: 'Your account exists, but your e-mail address is not confirmed yet. Open the link in our e-mail about it. If that is gone, you can get a new one where you sign in.',
};

const FOR_SEASON: Text = { de: 'Ihre Bewerbung ist für: {season}.', en: 'Your application is for: {season}.' };

const SUITS_NOT: Text = {
  de: 'Passt Ihnen diese Zeit nicht? Schreiben Sie uns an {contact}.',
  en: 'Does this time not suit you? Write to us at {contact}.',
};

/** Of somebody complete, whose copy was deleted at the end of the season before. */
const PASSPORT_GONE: Text = {
  de: 'Die Kopie Ihres Reisepasses haben wir nach Ihrer bisherigen Saison gelöscht, wie angekündigt. Brauchen wir sie noch einmal, schreiben wir Ihnen.',
  en: 'We have deleted the copy of your passport after your season before, as announced. If we need it once more, we will write to you.',
};

/** Mails about the progress of an application, from the first form to the end. */
export const STEPS = {
  'application-received': ({ params }) => ({
    step: 1,
    headline: { de: 'Ihre Voranmeldung ist da', en: 'We have your pre-registration' },
    first: {
      de: 'Vielen Dank. Wir prüfen Ihre Angaben und Ihre Bestätigungsdatei. Danach schreiben wir Ihnen, wie es weitergeht. Sie müssen jetzt nichts tun.',
      en: 'Thank you. We are checking your details and your confirmation file. Then we will write to you about the next step. You do not have to do anything now.',
    },
    second: {
      de: 'Bitte heben Sie diese E-Mail auf: Der Link darin öffnet Ihre Bewerbung.',
      en: 'Please keep this e-mail: its link opens your application.',
    },
    paragraphs: params.season ? [FOR_SEASON] : [],
    button: OPEN_APPLICATION,
  }),
  'season-moved': (facts, lang) => {
    const { params, next } = facts;
    return {
      headline: params.stays
        ? { de: 'Ihre Bewerbung gilt weiter für: {season}', en: 'Your application is still for: {season}' }
        : { de: 'Ihre Bewerbung gilt jetzt für: {season}', en: 'Your application is now for: {season}' },
      first: params.stays
        ? {
            de: `Ihren Wunsch nach einer anderen Saison können wir leider nicht erfüllen. Die Einsätze Ihrer Saison liegen zwischen ${days(params, 'de')}.`,
            en: `Unfortunately we cannot fulfil your wish for another season. Placements of your season are between ${days(params, 'en')}.`,
          }
        : {
            de: `Die Einsätze dieser Saison liegen zwischen ${days(params, 'de')}. Alles, was Sie uns geschickt haben, bleibt gültig.`,
            en: `Placements of this season are between ${days(params, 'en')}. Everything that you have sent us stays valid.`,
          },
      paragraphs: [
        ...(params.passport && !params.stays ? [PASSPORT_GONE] : []),
        ...(next?.turn === 'applicant' || next?.kind === 'obstacles' ? sayNext(facts, lang) : []),
        // The next step of one that is not complete is another: they would leave the pool without a word.
        ...(facts.isKeptOut && !toDetails(facts, lang) ? [nextTexts(lang).sentences.obstacles] : []),
      ],
      second: SUITS_NOT,
      button: buttonOf(facts, lang),
      ...toDetails(facts, lang),
    };
  },
  // Also of narrower ages, and of a day that leaves too few. It names none: they may change again before it is sent.
  'season-days': (_facts, lang) => ({
    headline: { de: 'Arbeitgeber sehen Sie gerade nicht', en: 'Employers do not see you at the moment' },
    first: {
      de: 'Ihre Angaben passen nicht mehr zu den Tagen oder Voraussetzungen Ihrer Saison. Was im Weg steht und was Sie tun können, lesen Sie bei „Angaben für Ihren Einsatz“.',
      en: 'Your details no longer fit the days or requirements of your season. What is in the way and what you can do is said at “Details for your placement”.',
    },
    second: {
      de: 'Stimmt das nicht, oder haben Sie Fragen? Schreiben Sie uns an {contact}.',
      en: 'Is that wrong, or do you have questions? Write to us at {contact}.',
    },
    button: nextTexts(lang).buttons.obstacles,
    link: toPlacement,
  }),
  'step2-open': ({ site }) => ({
    step: 2,
    headline: { de: 'Ihr nächster Schritt: Unterlagen', en: 'Your next step: documents' },
    first: {
      de: `Ihre Voranmeldung ist geprüft. Jetzt brauchen wir ${step2Files('de')}: ${step2Documents('de', site.partnerNetwork.name)}. Ein scharfes Handyfoto genügt.`,
      en: `Your pre-registration is checked. Now we need ${step2Files('en')}: ${step2Documents('en', site.partnerNetwork.name)}. A sharp phone photo is enough.`,
    },
    button: { de: 'Unterlagen hochladen', en: 'Upload documents' },
  }),
  'documents-received': (facts, lang) => ({
    step: 3,
    headline: { de: 'Ihre Unterlagen sind da', en: 'We have your documents' },
    first: { de: 'Vielen Dank. {next}', en: 'Thank you. {next}' },
    second: FORM_IS_THERE,
    paragraphs: sayDeferred(facts, lang),
    values: { next: sayNext(facts, lang).join() },
    button: buttonOf(facts, lang),
  }),
  'documents-approved': (facts, lang) => ({
    step: 3,
    headline: { de: 'Ihre Unterlagen sind in Ordnung', en: 'Your documents are in order' },
    first: {
      de: 'Wir haben geprüft, was Sie gesendet haben. {next}',
      en: 'We have checked what you have sent. {next}',
    },
    second: FORM_IS_THERE,
    paragraphs: [...sayDeferred(facts, lang), PLACEMENT_DETAILS],
    values: { next: sayNext(facts, lang).join() },
    button: buttonOf(facts, lang),
  }),
  'enrolment-received': (facts, lang) => {
    const isOpen = facts.next?.kind === 'replace' || facts.next?.kind === 'add';
    const later = sayDeferred(facts, lang);
    if (facts.next?.kind === 'season-over')
      return { step: 4, headline: DECLARATION_HERE, paragraphs: sayNext(facts, lang), button: OPEN_APPLICATION };
    return {
      step: 4,
      headline:
        isOpen || later.length > 0
          ? DECLARATION_HERE
          : { de: 'Jetzt fehlen nur die Originale', en: 'Only the originals are missing now' },
      paragraphs: [
        // Documents that were sent back come first: then the envelope is not all that is missing.
        ...(isOpen ? sayNext(facts, lang) : []),
        ...later,
        POST_ORIGINALS[isOpen ? 'afterwards' : 'now'],
        inTheEnvelope(facts.site.partnerNetwork.name),
      ],
      values: untilOf(facts, lang),
      lines: facts.site.originals.addressLines,
      button: isOpen ? buttonOf(facts, lang) : OPEN_APPLICATION,
    };
  },
  'application-complete': (facts, lang) => {
    const { hasAccount, awaitsConfirmation, originalsToCome = [], next } = facts;
    return {
      step: 4,
      headline: { de: 'Ihre Bewerbung ist vollständig', en: 'Your application is complete' },
      first: originalsToCome.length > 0 ? COMPLETE_WITHOUT : COMPLETE,
      second: next?.kind === 'placement' ? PLACEMENT_NEXT : undefined,
      paragraphs: [
        ...(next?.kind === 'obstacles' ? sayNext(facts, lang) : []),
        ...(hasAccount ? [] : [awaitsConfirmation ? UNCONFIRMED : NO_ACCOUNT]),
      ],
      ...(toDetails(facts, lang) ?? completeLink(facts)),
    };
  },
} satisfies Record<string, Template>;

function days({ from, until }: MailFacts['params'], lang: Lang): string {
  const between = { de: ' und ', en: ' and ' };
  return [from, until].map((day) => (day ? dayInWords(day, lang) : '')).join(between[lang]);
}

/** The button to the details for a placement, where something is missing in them or in the way. */
function toDetails({ next }: MailFacts, lang: Lang) {
  if (next?.kind !== 'placement' && next?.kind !== 'obstacles') return undefined;
  return { button: nextTexts(lang).buttons[next.kind], link: toPlacement };
}

/** Nothing is left to send: the page of the account shows it all, and its sign-in protects it. */
function completeLink({ hasAccount, awaitsConfirmation }: MailFacts) {
  if (hasAccount) return { button: OPEN_APPLICATION, link: toStudentArea };
  return { button: awaitsConfirmation ? OPEN_APPLICATION : CREATE_ACCOUNT, link: toApplicationPage('/status') };
}

function untilOf({ site, next }: MailFacts, lang: Lang) {
  const date = next?.kind === 'originals' && next.until ? dayInWords(next.until, lang) : '';
  const until = date && { de: ` (bis ${date})`, en: ` (by ${date})` };
  return { days: String(site.originals.postWithinDays), until };
}
