import { dayInWords } from '#contract/day-in-words.ts';
import { GROUND_NAMES } from '#contract/employment-contracts/contract-life.text.ts';
import { END_GROUNDS } from '#contract/employment-contracts/contract-life.ts';
import { changedInWords } from '#contract/employment-contracts/contract-names.text.ts';
import { LAW } from '#contract/employment-contracts/law.ts';
import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { type MailFacts, reasonBox, type Template, toApplicationPage, toPage } from './template.ts';

const TO_CONTRACT: Text = { de: 'Zum Vertrag', en: 'Go to the contract' };

interface ContractMailTexts {
  headline: Text;
  first: Text;
  second?: Text;
  /** What the operator's words in the box are; without it, a reason. */
  box?: Text;
}

const NO_ADDRESS: Text = {
  de: 'Die Anschrift des Arbeitgebers steht nicht im Vertrag. Fragen Sie uns danach, bevor Sie das Papier mit der Post senden.',
  en: 'The contract does not give the employer’s address. Ask us for it before you post the paper.',
};
const CHANGED: Text = { de: 'Anders ist: {what}', en: 'What has changed: {what}' };
const PAPER = LAW.exchange.text;
const NOT_SO: Text = {
  de: 'Stimmt das nicht, schreiben Sie uns bitte gleich.',
  en: 'If this is not right, please write to us at once.',
};

/** Mails about a contract: one to its employer and one to its candidate for each occasion. */
export const CONTRACTS = {
  'employer-contract-sent': toEmployer({
    headline: { de: 'Ein Vertrag wartet auf Ihre Unterschrift', en: 'A contract is waiting for your signature' },
    first: {
      de: 'Der Vertrag {contract} mit {candidate} ist fertig.',
      en: 'The contract {contract} with {candidate} is ready.',
    },
    second: {
      de: 'Bitte laden Sie ihn in Ihrem Bereich herunter, lesen und unterschreiben Sie ihn und laden Sie Ihr Exemplar hoch, als PDF oder als Fotos aller Seiten.',
      en: 'Please download it in your area, read and sign it, and upload your copy, as a PDF or as photos of all pages.',
    },
  }),
  'contract-sent': toCandidate({
    headline: { de: 'Ihr Arbeitsvertrag ist fertig', en: 'Your employment contract is ready' },
    first: {
      de: 'Der Vertrag {contract} mit {organization} wartet auf Ihre Unterschrift.',
      en: 'The contract {contract} with {organization} is waiting for your signature.',
    },
    second: {
      de: 'Lesen Sie zuerst die Kostenübersicht: wer was bezahlt. Danach laden Sie den Vertrag herunter, unterschreiben ihn und laden ihn hoch, als PDF oder als Fotos aller Seiten.',
      en: 'First read the cost sheet: who pays what. Then download the contract, sign it and upload it, as a PDF or as photos of all pages.',
    },
  }),
  'employer-contract-unsigned': toEmployer({
    headline: {
      de: 'Eine Erinnerung: Ein Vertrag wartet auf Ihre Unterschrift',
      en: 'A reminder: a contract is waiting for your signature',
    },
    first: {
      de: 'Ihr Exemplar des Vertrags {contract} mit {candidate} ist in seiner neuesten Fassung noch nicht da. Der erste Arbeitstag ist der {from}.',
      en: 'Your copy of the newest version of the contract {contract} with {candidate} has not come yet. The first day of work is {from}.',
    },
    second: {
      de: 'Bitte unterschreiben Sie ihn, und laden Sie Ihr Exemplar hoch, als PDF oder als Fotos aller Seiten. Ist etwas unklar, schreiben Sie uns bitte.',
      en: 'Please sign it, and upload your copy, as a PDF or as photos of all pages. If something is unclear, please write to us.',
    },
  }),
  'contract-unsigned': toCandidate({
    headline: {
      de: 'Eine Erinnerung: Ihr Vertrag wartet auf Ihre Unterschrift',
      en: 'A reminder: your contract is waiting for your signature',
    },
    first: {
      de: 'Den Vertrag {contract} mit {organization} haben Sie in seiner neuesten Fassung noch nicht unterschrieben. Der erste Arbeitstag ist der {from}.',
      en: 'You have not signed the newest version of the contract {contract} with {organization} yet. The first day of work is {from}.',
    },
    second: {
      de: 'Lesen Sie die Kostenübersicht, laden Sie den Vertrag herunter, unterschreiben Sie ihn, und laden Sie ihn hoch, als PDF oder als Fotos aller Seiten. Ist etwas unklar oder wollen Sie nicht mehr, schreiben Sie uns bitte.',
      en: 'Read the cost sheet, download the contract, sign it and upload it, as a PDF or as photos of all pages. If something is unclear, or if you no longer want it, please write to us.',
    },
  }),
  'contract-absent': toCandidate({
    headline: {
      de: 'Ihr Arbeitgeber sagt, dass Sie nicht gekommen sind',
      en: 'Your employer says that you did not come',
    },
    first: {
      de: 'Beim Vertrag {contract} mit {organization} ist festgehalten, dass Sie am {date} nicht zur Arbeit gekommen sind.',
      en: 'With the contract {contract} with {organization} it is noted that you did not come to work on {date}.',
    },
    second: {
      de: 'Stimmt das nicht, oder ist etwas dazwischengekommen? Schreiben Sie uns bitte gleich, oder rufen Sie an: {phone}. Wir fragen nach, bevor etwas daraus folgt.',
      en: 'Is this not right, or has something come up? Please write to us at once, or call {phone}. We ask before anything follows from it.',
    },
  }),
  'employer-contract-changed': toEmployer({
    headline: { de: 'Ein Vertrag hat sich geändert', en: 'A contract has changed' },
    first: {
      de: 'Wir haben den Vertrag {contract} mit {candidate} geändert.',
      en: 'We have changed the contract {contract} with {candidate}.',
    },
    second: {
      de: 'Frühere Unterschriften gelten für die neue Fassung nicht. Bitte lesen und unterschreiben Sie sie.',
      en: 'Earlier signatures do not count for the new version. Please read it and sign it.',
    },
  }),
  'contract-changed': toCandidate({
    headline: { de: 'Ihr Arbeitsvertrag hat sich geändert', en: 'Your employment contract has changed' },
    first: {
      de: 'Wir haben den Vertrag {contract} mit {organization} geändert.',
      en: 'We have changed the contract {contract} with {organization}.',
    },
    second: {
      de: 'Frühere Unterschriften gelten für die neue Fassung nicht. Bitte lesen Sie sie und die Kostenübersicht noch einmal, und unterschreiben Sie sie.',
      en: 'Earlier signatures do not count for the new version. Please read it and the cost sheet again, and sign it.',
    },
  }),
  ...toBoth('raised', {
    headline: { de: 'Ein Vertrag mit höherem Lohn', en: 'A contract with a higher wage' },
    first: {
      de: 'Im Vertrag {contract} mit {other} stehen jetzt {wage} € je Stunde statt {before} €. Alles andere ist gleich.',
      en: 'The contract {contract} with {other} now says €{wage} an hour instead of €{before}. Everything else is the same.',
    },
    second: {
      de: 'Das ist eine neue Fassung: Bitte lesen und unterschreiben Sie sie. Was beide schon unterschrieben haben, gilt bis dahin weiter.',
      en: 'This is a new version: please read and sign it. What both have signed already holds until then.',
    },
  }),
  'employer-contract-signed': toEmployer({
    headline: { de: '{candidate} hat unterschrieben', en: '{candidate} has signed' },
    first: {
      de: 'Das unterschriebene Exemplar des Vertrags {contract} liegt in Ihrem Bereich.',
      en: 'The signed copy of the contract {contract} is in your area.',
    },
    second: {
      de: 'Jetzt fehlt nur noch Ihre Unterschrift. Bitte laden Sie Ihr Exemplar hoch, als PDF oder als Fotos aller Seiten.',
      en: 'Now only your signature is missing. Please upload your copy, as a PDF or as photos of all pages.',
    },
  }),
  'contract-signed': toCandidate({
    headline: { de: 'Ihr Arbeitgeber hat unterschrieben', en: 'Your employer has signed' },
    first: {
      de: '{organization} hat den Vertrag {contract} unterschrieben.',
      en: '{organization} has signed the contract {contract}.',
    },
    second: {
      de: 'Jetzt fehlt nur noch Ihre Unterschrift. Bitte laden Sie Ihr Exemplar hoch, als PDF oder als Fotos aller Seiten.',
      en: 'Now only your signature is missing. Please upload your copy, as a PDF or as photos of all pages.',
    },
  }),
  'employer-contract-active': toEmployer({
    headline: { de: 'Beide unterschriebenen Exemplare sind angenommen', en: 'Both signed copies are accepted' },
    first: {
      de: 'Wir haben Ihr Exemplar des Vertrags {contract} und das von {candidate} geprüft. Beide liegen in Ihrem Bereich.',
      en: 'We have checked your copy of the contract {contract} and the one of {candidate}. Both are in your area.',
    },
    second: LAW.employerBegins.text,
  }),
  'contract-active': toCandidate({
    headline: { de: 'Beide unterschriebenen Exemplare sind angenommen', en: 'Both signed copies are accepted' },
    first: {
      de: 'Wir haben Ihr Exemplar des Vertrags {contract} und das von {organization} geprüft. Beide können Sie herunterladen.',
      en: 'We have checked your copy of the contract {contract} and the one of {organization}. You can download both.',
    },
    second: LAW.candidateBegins.text,
  }),
  ...toBoth('renewed', {
    headline: { de: 'Beide unterschriebenen Exemplare sind angenommen', en: 'Both signed copies are accepted' },
    first: {
      de: 'Wir haben beide unterschriebenen Exemplare des Vertrags {contract} mit {other} geprüft. Sie können sie herunterladen.',
      en: 'We have checked both signed copies of the contract {contract} with {other}. You can download them.',
    },
    second: {
      de: 'Was zu diesem Vertrag schon festgehalten ist, bleibt so, auch der Austausch des Papiers.',
      en: 'What is noted with this contract already stays as it is, the exchange of the paper too.',
    },
  }),
  ...toBoth('returned', {
    headline: {
      de: 'Bitte laden Sie den unterschriebenen Vertrag noch einmal hoch',
      en: 'Please upload the signed contract again',
    },
    first: {
      de: 'Ihr Exemplar des Vertrags {contract} mit {other} können wir so nicht annehmen.',
      en: 'We cannot accept your copy of the contract {contract} with {other} as it is.',
    },
    second: {
      de: 'Bitte laden Sie den ganzen Vertrag mit Ihrer Unterschrift hoch, als PDF oder als Fotos aller Seiten.',
      en: 'Please upload the whole contract with your signature, as a PDF or as photos of all pages.',
    },
  }),
  ...toBoth('reopened', {
    headline: { de: 'Ein unterschriebenes Exemplar kommt neu', en: 'One signed copy is being sent anew' },
    first: {
      de: 'Das Exemplar von {other} zum Vertrag {contract} ist doch nicht angenommen.',
      en: 'The copy of {other} for the contract {contract} is not accepted after all.',
    },
    second: {
      de: 'Sie müssen nichts tun. Wir schreiben Ihnen, wenn beide Exemplare angenommen sind.',
      en: 'You do not have to do anything. We write to you when both copies are accepted.',
    },
  }),
  'employer-contract-cancelled': toEmployer({
    headline: { de: 'Ein Vertrag wurde zurückgezogen', en: 'A contract was cancelled' },
    first: {
      de: 'Der Vertrag {contract} mit {candidate} wird nicht geschlossen.',
      en: 'The contract {contract} with {candidate} will not be concluded.',
    },
    second: { de: 'Wenn Sie Fragen haben, schreiben Sie uns bitte.', en: 'If you have questions, please write to us.' },
  }),
  'employer-contract-left': toEmployer({
    headline: {
      de: 'Eine Bewerbung ist beendet, Ihr Vertrag nicht',
      en: 'An application has ended, your contract has not',
    },
    first: {
      de: 'Die Bewerbung der Person mit der Nummer {candidate} bei uns ist beendet. Den Vertrag {contract}, den Sie beide unterschrieben haben, beendet das nicht.',
      en: 'The application of candidate {candidate} with us has ended. That does not end the contract {contract}, which both of you have signed.',
    },
    second: LAW.left.text,
  }),
  'contract-cancelled': toCandidate({
    headline: { de: 'Ihr Vertrag wurde zurückgezogen', en: 'Your contract was cancelled' },
    first: {
      de: 'Der Vertrag {contract} mit {organization} wird nicht geschlossen.',
      en: 'The contract {contract} with {organization} will not be concluded.',
    },
    second: {
      de: 'Bitte buchen Sie nichts dafür. Wenn Sie Fragen haben, schreiben Sie uns bitte.',
      en: 'Please do not book anything for it. If you have questions, please write to us.',
    },
  }),
  ...toBoth('paper', {
    headline: { de: 'Das unterschriebene Papier fehlt noch', en: 'The signed paper is still missing' },
    first: {
      de: 'Die Arbeit nach dem Vertrag {contract} mit {other} beginnt am {from}. Dass Sie das unterschriebene Papier ausgetauscht haben, ist noch nicht festgehalten.',
      en: 'Work under the contract {contract} with {other} begins on {from}. It is not noted yet that you have exchanged the signed paper.',
    },
    second: PAPER,
  }),
  ...toBoth('exchanged', {
    headline: { de: 'Das Papier ist ausgetauscht', en: 'The paper has been exchanged' },
    first: {
      de: 'Für den Vertrag {contract} mit {other} ist festgehalten: Das unterschriebene Papier wurde am {date} ausgetauscht.',
      en: 'For the contract {contract} with {other} it is noted: the signed paper was exchanged on {date}.',
    },
    second: NOT_SO,
  }),
  'employer-contract-end-noted': toEmployer({
    headline: { de: 'Das Ende eines Vertrags ist festgehalten', en: 'The end of a contract is noted' },
    first: {
      de: 'Der Vertrag {contract} mit {candidate} endet: {ground}. Der letzte Tag ist der {date}.',
      en: 'The contract {contract} with {candidate} ends: {ground}. The last day is {date}.',
    },
    second: NOT_SO,
    box: { de: 'Das Papier', en: 'The paper' },
  }),
  'contract-end-noted': toCandidate({
    headline: { de: 'Das Ende Ihres Vertrags ist festgehalten', en: 'The end of your contract is noted' },
    first: {
      de: 'Der Vertrag {contract} mit {organization} endet: {ground}. Der letzte Tag ist der {date}. Was das für Ihren Platz heißt, und ob Sie für andere Plätze in der Auswahl sind, steht auf der Seite Ihres Vertrags.',
      en: 'The contract {contract} with {organization} ends: {ground}. The last day is {date}. What that means for your place, and whether you are considered for others, is on the page of your contract.',
    },
    second: NOT_SO,
    box: { de: 'Das Papier', en: 'The paper' },
  }),
  ...toBoth('answered', {
    headline: { de: 'Unsere Antwort zu einem Vertrag', en: 'Our answer about a contract' },
    first: {
      de: 'Sie haben uns etwas zum Vertrag {contract} mit {other} gefragt.',
      en: 'You have asked us something about the contract {contract} with {other}.',
    },
    box: { de: 'Unsere Antwort', en: 'Our answer' },
  }),
} satisfies Record<string, Template>;

/** What both sides are told in the same words: `{other}` is whom each signs with. */
function toBoth<Occasion extends string>(occasion: Occasion, texts: ContractMailTexts) {
  const both = { [`employer-contract-${occasion}`]: toEmployer(texts), [`contract-${occasion}`]: toCandidate(texts) };
  return both as Record<`employer-contract-${Occasion}` | `contract-${Occasion}`, Template>;
}

function toEmployer(texts: ContractMailTexts): Template {
  return ({ params }, lang) => {
    const { contract_id: contract } = params;
    // Mails that were queued by an older version name no contract.
    const query = contract ? `?${new URLSearchParams({ contract })}` : '';
    return {
      ...bodyOf(texts, params, lang, 'candidate'),
      button: TO_CONTRACT,
      link: toPage(`/employer/contracts${query}`),
    };
  };
}

function toCandidate(texts: ContractMailTexts): Template {
  return ({ params }, lang) => ({
    ...bodyOf(texts, params, lang, 'organization'),
    ...(params.address && { lines: [params.organization ?? '', ...params.address.split('\n')] }),
    ...(params.address === '' && { paragraphs: [NO_ADDRESS] }),
    button: TO_CONTRACT,
    link: toApplicationPage('/contract'),
  });
}

function bodyOf({ box, ...texts }: ContractMailTexts, params: MailFacts['params'], lang: Lang, other: string) {
  const { changed = '', reason = '', day = '', starts = '', ground, wage = '0', before = '0', area } = params;
  const name = END_GROUNDS.find((one) => one === ground) ?? 'agreement';
  const what = changedInWords(changed, lang);
  return {
    ...texts,
    ...(area === 'airside' && { paragraphs: [LAW.airsideBegins.text] }),
    ...(what && { lines: [fill(CHANGED[lang], { what })] }),
    ...(box && reason ? { box: { title: box, text: reason } } : reasonBox(params)),
    values: {
      other: params[other] ?? '',
      date: dayInWords(day, lang),
      from: dayInWords(starts, lang),
      ground: GROUND_NAMES[name],
      wage: euroText(Number(wage), lang),
      before: euroText(Number(before), lang),
    },
  };
}
