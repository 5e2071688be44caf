import { CONTRACT_NAMES } from '#contract/employment-contracts/contract-names.text.ts';
import type { ContractSide, ContractState } from '#contract/employment-contracts/contract-rules.ts';
import { LAW } from '#contract/employment-contracts/law.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';
import { TAX_WAYS_IN_WORDS } from '#contract/pay/tax-ways.text.ts';
import { formText } from '#src/i18n/form.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';
import { lifeTexts } from './life.text.ts';

const states = {
  draft: { de: 'Entwurf', en: 'Draft' },
  sent: { de: 'Zur Unterschrift', en: 'To be signed' },
  'signed-by-employer': { de: 'Arbeitgeber hat unterschrieben', en: 'Signed by the employer' },
  'signed-by-candidate': { de: 'Kandidat/in hat unterschrieben', en: 'Signed by the candidate' },
  active: { de: 'Beide Exemplare angenommen', en: 'Both copies accepted' },
  ended: { de: 'Beendet', en: 'Ended' },
  cancelled: { de: 'Zurückgezogen', en: 'Cancelled' },
} satisfies Texts & Record<ContractState, unknown>;

const stages = {
  exchanged: { de: 'Papier ausgetauscht', en: 'Paper exchanged' },
  'in-force': { de: 'In Kraft', en: 'In force' },
} satisfies Texts;

/** The colour of a state's badge. */
export const CONTRACT_TONES = {
  ...{ draft: '', sent: 'warn', 'signed-by-employer': 'info', 'signed-by-candidate': 'info' },
  ...{ active: 'ok', ended: '', cancelled: 'bad' },
} as const satisfies Record<ContractState, string>;

const facts = {
  ...CONTRACT_NAMES,
  born: { de: 'Geburtsdatum', en: 'Date of birth' },
  nationality: { de: 'Staatsangehörigkeit', en: 'Nationality' },
  university: { de: 'Hochschule', en: 'University' },
  work: { de: 'Tätigkeit', en: 'Work' },
  hoursValue: { de: '{hours} Stunden in der Woche', en: '{hours} hours a week' },
  wageValue: { de: '{euro} € je Stunde', en: '€{euro} an hour' },
  housing_provided: { de: 'Zimmer vom Arbeitgeber, {price}', en: 'Room from the employer, {price}' },
  housing_helped: { de: 'Der Arbeitgeber hilft bei der Suche', en: 'The employer helps to find a room' },
  housing_none: { de: 'Keine vom Arbeitgeber', en: 'None from the employer' },
  month: { de: 'Im Monat brutto', en: 'Gross a month' },
  monthValue: { de: 'rund {euro} €', en: 'about €{euro}' },
  leaveDay: { de: '1 Tag', en: '1 day' },
  leaveValue: { de: '{count} Tage', en: '{count} days' },
  blank: { de: 'freie Zeile im Vertrag', en: 'a blank line in the contract' },
  noTariffs: { de: 'keine angegeben', en: 'none given' },
  noticeNone: { de: 'nicht vereinbart', en: 'not agreed' },
  noticeWeek: { de: 'mit einer Woche Frist', en: 'with one week’s notice' },
  noticeWeeks: { de: 'mit {count} Wochen Frist', en: 'with {count} weeks’ notice' },
  breaksValue: { de: '{minutes} Minuten am Tag', en: '{minutes} minutes a day' },
  tax_byTable: TAX_WAYS_IN_WORDS.byTable,
  tax_flatByEmployer: TAX_WAYS_IN_WORDS.flatByEmployer,
  tax_flatByStudent: TAX_WAYS_IN_WORDS.flatByStudent,
} satisfies Texts;

const page = {
  version: { de: 'Fassung {version}, gesendet am {date}', en: 'Version {version}, sent on {date}' },
  leftTitle: { de: 'Die Bewerbung dieser Person ist beendet', en: 'This person’s application has ended' },
  left: LAW.paperOnly.text,
  reason: { de: 'Der Grund:', en: 'The reason:' },
  was: { de: 'neu; vorher: {value}', en: 'new; before: {value}' },
  costsTitle: { de: 'Kostenübersicht: wer was bezahlt', en: 'Cost sheet: who pays what' },
  costsItem: { de: 'Was', en: 'What' },
  costsPrice: { de: 'Wie viel', en: 'How much' },
  costsPayer: { de: 'Wer bezahlt', en: 'Who pays' },
  nobodyPays: { de: 'niemand', en: 'nobody' },
  zav: LAW.beforeWork.text,
  paper: { de: 'Vertrag herunterladen (PDF)', en: 'Download the contract (PDF)' },
  copiesTitle: { de: 'Unterschriebene Exemplare', en: 'Signed copies' },
  copy_own: { de: 'Ihr Exemplar', en: 'Your copy' },
  copy_employer: { de: 'Exemplar des Arbeitgebers', en: 'The employer’s copy' },
  copy_candidate: { de: 'Exemplar der Arbeitnehmerin oder des Arbeitnehmers', en: 'The employee’s copy' },
  copy_pending: { de: 'vom {date}, wird geprüft', en: 'of {date}, being checked' },
  copy_accepted: { de: 'vom {date}, angenommen', en: 'of {date}, accepted' },
  copy_to_replace: { de: 'vom {date}, zurückgegeben', en: 'of {date}, sent back' },
  copyUnchecked: { de: 'vom {date}, nicht mehr geprüft', en: 'of {date}, no longer checked' },
  copyOld: { de: 'vom {date}, ersetzt', en: 'of {date}, replaced' },
  copyEarlier: {
    de: 'vom {date}, angenommen für eine frühere Fassung',
    en: 'of {date}, accepted for an earlier version',
  },
  terms: { de: 'Was im Vertrag steht', en: 'What the contract says' },
} satisfies Texts;

const card = {
  number: { de: 'Vertrag {number}', en: 'Contract {number}' },
  checking: { de: 'Wird geprüft', en: 'Being checked' },
  rests: { de: 'Ruht', en: 'Rests' },
  overdue: { de: 'Erster Tag vorbei, nicht unterschrieben', en: 'First day has passed, not signed' },
} satisfies Texts;

const steps = {
  step_signing: { de: 'Unter\u00adschrift', en: 'Signing' },
  step_active: { de: 'Geprüft', en: 'Checked' },
  step_paper: { de: 'Papier', en: 'Paper' },
  step_force: { de: 'In Kraft', en: 'In force' },
} satisfies Texts;

const upload = {
  title: { de: 'Ihr unterschriebenes Exemplar', en: 'Your signed copy' },
  again: { de: 'Ein besseres Exemplar senden', en: 'Send a better copy' },
  goesTo: {
    de: 'Es gehört zum Vertrag {number}, Fassung {version}. Die Nummer steht unten auf jedem Blatt.',
    en: 'It belongs to contract {number}, version {version}. The number is at the foot of each page.',
  },
  lead: {
    de: 'Die Datei enthält zwei Exemplare. Drucken und unterschreiben Sie das für die andere Seite, und scannen oder fotografieren Sie jedes Blatt davon. Das Papier bekommt die andere Seite: Es zählt.',
    en: 'The file holds two copies. Print and sign the one for the other side, and scan or photograph each of its sheets. The other side gets the paper: it counts.',
  },
  file: { de: 'Unterschriebener Vertrag', en: 'Signed contract' },
  hint: { de: `PDF, höchstens ${MAX_FILE_MEGABYTES} MB`, en: `PDF, ${MAX_FILE_MEGABYTES} MB at most` },
  submit: { de: 'Exemplar hochladen', en: 'Upload the copy' },
  done: { de: 'Danke, die Datei ist angekommen.', en: 'Thank you, the file has arrived.' },
  refusedTitle: { de: 'Das wurde nicht gespeichert', en: 'This was not saved' },
  fallback: {
    de: 'Das Hochladen hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: 'The upload did not work. Please try again.',
  },
  ...formText,
} satisfies Texts;

const ownUploadLead = {
  de: 'Die Datei enthält zwei Exemplare. Drucken und unterschreiben Sie das für Ihren Arbeitgeber, und scannen oder fotografieren Sie jedes Blatt davon. Das Papier bekommt Ihr Arbeitgeber: Es zählt.',
  en: 'The file holds two copies. Print and sign the one for your employer, and scan or photograph each of its sheets. Your employer gets the paper: it counts.',
};

/** What is said to both sides while their copies are checked. */
const checked = {
  check: {
    de: 'Ihr Exemplar ist da. Wir prüfen es und schreiben Ihnen.',
    en: 'Your copy is here. We are checking it and will write to you.',
  },
  checkOther: {
    de: 'Ihr Exemplar ist angenommen. Das andere prüfen wir noch.',
    en: 'Your copy is accepted. We are still checking the other one.',
  },
  again: {
    de: 'Ihr Exemplar können wir so nicht annehmen. Bitte laden Sie ein neues hoch.',
    en: 'We cannot accept your copy as it is. Please upload a new one.',
  },
  badgeAgain: { de: 'Bitte noch einmal hochladen', en: 'Please upload it again' },
} satisfies Texts;

const exchanged = {
  de: 'Beide Exemplare sind angenommen, und das Papier ist ausgetauscht.',
  en: 'Both copies are accepted, and the paper has been exchanged.',
};
const over = {
  endNoted: {
    de: 'Das Ende dieses Vertrags ist festgehalten. Letzter Tag: {date}.',
    en: 'The end of this contract is noted. Last day: {date}.',
  },
  endedEarly: { de: 'Dieser Vertrag ist beendet.', en: 'This contract has ended.' },
  began: { de: 'Die Arbeit hat begonnen.', en: 'Work has begun.' },
} satisfies Texts;
const left = {
  de: 'Wie Sie beide ihn beenden, steht unten bei „Etwas ändern oder den Vertrag beenden“. Dort können Sie uns auch schreiben.',
  en: '“Change something, or end the contract” below says how the two of you end it. You can write to us there too.',
};

const ownLeft = {
  de: 'Ihre Bewerbung ist beendet, dieser Vertrag nicht',
  en: 'Your application has ended, this contract has not',
};

/** What a contract says to one of its sides: what is next. */
const next = {
  employer: {
    draft: {
      de: 'Wir bereiten den Vertrag vor. Sie müssen nichts tun.',
      en: 'We are preparing the contract. You do not have to do anything.',
    },
    sign: {
      de: 'Bitte lesen und unterschreiben Sie den Vertrag und laden Sie Ihr Exemplar hoch.',
      en: 'Please read and sign the contract, and upload your copy.',
    },
    wait: {
      de: 'Ihr Exemplar ist angenommen. Es fehlt die andere Unterschrift.',
      en: 'Your copy is accepted. The other signature is missing.',
    },
    ...checked,
    active: {
      de: 'Beide Exemplare sind angenommen. Tauschen Sie jetzt die unterschriebenen Papierexemplare aus, und tragen Sie unten den Tag ein: Es zählt das Papier.',
      en: 'Both copies are accepted. Now exchange the signed paper copies, and enter the day below: the paper counts.',
    },
    ended: { de: 'Der letzte Arbeitstag ist vorbei.', en: 'The last day of work has passed.' },
    absent: {
      de: 'Es ist festgehalten, dass die Person am {date} nicht zur Arbeit gekommen ist.',
      en: 'It is noted that the person did not come to work on {date}.',
    },
    ...{ exchanged, left, ...over },
    cancelled: { de: 'Dieser Vertrag wird nicht geschlossen.', en: 'This contract will not be concluded.' },
    rests: {
      de: 'Die Person möchte Arbeitgebern gerade nicht gezeigt werden. Der Vertrag ruht, bis sie wieder einwilligt. Sie müssen nichts tun.',
      en: 'The person does not wish to be shown to employers at the moment. The contract rests until they agree again. You do not have to do anything.',
    },
    vetting: {
      de: 'Der Vertrag ruht, bis wir Ihre Firma geprüft haben, wie sie jetzt ist.',
      en: 'The contract rests until we have vetted your company as it is now.',
    },
    overdue: {
      de: 'Der erste Arbeitstag war der {date}, und uns fehlt noch eine Unterschrift. Haben Sie das Papier vorher ausgetauscht, tragen Sie unten den Tag ein; dann können Sie Ihr Exemplar hochladen. Sonst unterschreiben Sie jetzt nichts mehr, und lassen Sie die Person nicht arbeiten: Schreiben Sie uns unten, wir klären es mit beiden Seiten.',
      en: 'The first day of work was {date}, and we still lack a signature. If you exchanged the paper before, enter the day below; then you can upload your copy. Otherwise do not sign anything any more, and do not let the person work: write to us below, and we settle it with both sides.',
    },
    badge: { de: 'Ihre Unterschrift fehlt', en: 'Your signature is missing' },
    badgeWait: { de: 'Wartet auf die andere Seite', en: 'Waiting for the other side' },
  },
  candidate: {
    draft: {
      de: 'Wir bereiten Ihren Vertrag vor. Sie müssen nichts tun.',
      en: 'We are preparing your contract. You do not have to do anything.',
    },
    sign: {
      de: 'Unterschreiben Sie jetzt den Vertrag und laden Sie ihn hoch.',
      en: 'Now sign the contract and upload it.',
    },
    acknowledge: {
      de: 'Lesen Sie zuerst die Kostenübersicht und bestätigen Sie sie. Dann unterschreiben Sie den Vertrag und laden ihn hoch.',
      en: 'First read the cost sheet and acknowledge it. Then sign the contract and upload it.',
    },
    wait: {
      de: 'Ihr Exemplar ist angenommen. Es fehlt die Unterschrift des Arbeitgebers.',
      en: 'Your copy is accepted. The employer’s signature is missing.',
    },
    ...checked,
    active: {
      de: 'Beide Exemplare sind angenommen. Die Scans sind Kopien: Es zählt das Papier, das Sie mit dem Arbeitgeber austauschen.',
      en: 'Both copies are accepted. The scans are copies: the paper that you exchange with the employer counts.',
    },
    ended: { de: 'Ihr letzter Arbeitstag ist vorbei.', en: 'Your last day of work has passed.' },
    absent: {
      de: 'Es ist festgehalten, dass Sie am {date} nicht zur Arbeit gekommen sind. Stimmt das nicht, schreiben Sie uns bitte gleich.',
      en: 'It is noted that you did not come to work on {date}. If this is not right, please write to us at once.',
    },
    ...{ exchanged, left, ...over },
    cancelled: {
      de: 'Dieser Vertrag wird nicht geschlossen. Buchen Sie nichts.',
      en: 'This contract will not be concluded. Do not book anything.',
    },
    rests: {
      de: 'Sie haben nicht eingewilligt, Arbeitgebern gezeigt zu werden. Bis Sie das wieder tun, auf der Seite „Angaben für Ihren Einsatz“, ruht der Vertrag, und der Arbeitgeber liest Ihren Namen nicht.',
      en: 'You have not agreed to be shown to employers. Until you agree again, on the page “Details for your placement”, the contract rests, and the employer does not read your name.',
    },
    vetting: {
      de: 'Wir haben den Arbeitgeber, wie er jetzt ist, nicht geprüft. Bis dahin ruht der Vertrag, und er liest Ihren Namen nicht. Unterschreiben Sie nichts.',
      en: 'We have not vetted the employer as they are now. Until then the contract rests, and they do not read your name. Do not sign anything.',
    },
    overdue: {
      de: 'Der erste Arbeitstag war der {date}, und uns fehlt noch eine Unterschrift. Haben Sie das Papier vorher ausgetauscht, tragen Sie unten den Tag ein; dann können Sie Ihr Exemplar hochladen. Sonst unterschreiben Sie jetzt nichts mehr, arbeiten Sie nicht, und buchen Sie nichts: Schreiben Sie uns unten, wir klären es mit dem Arbeitgeber.',
      en: 'The first day of work was {date}, and we still lack a signature. If you exchanged the paper before, enter the day below; then you can upload your copy. Otherwise do not sign anything any more, do not work, and do not book anything: write to us below, and we settle it with the employer.',
    },
    badge: { de: 'Ihre Unterschrift fehlt', en: 'Your signature is missing' },
    badgeWait: { de: 'Wartet auf den Arbeitgeber', en: 'Waiting for the employer' },
  },
} as const satisfies Record<ContractSide, Texts>;

/** What a card says of a contract, without what stands on its page. */
export function contractCardTexts(lang: Lang, side: ContractSide) {
  return {
    ...say({ ...card, states, stages }, lang),
    work: requirementTexts(lang).work,
    next: {
      badge: next[side].badge[lang] as string,
      badgeWait: next[side].badgeWait[lang] as string,
      badgeAgain: checked.badgeAgain[lang] as string,
    },
  };
}
export type ContractCardTexts = ReturnType<typeof contractCardTexts>;

/** Sentences about contracts, for each of their readers; those about law as `sourcesInWords` reads `readOn`. */
export function contractTexts(lang: Lang, readOn: string | null, side?: ContractSide) {
  return {
    lang,
    ...contractCardTexts(lang, side ?? 'employer'),
    ...say({ ...page, ...steps }, lang),
    ...(side === 'candidate' && { leftTitle: ownLeft[lang] }),
    next: say(next[side ?? 'employer'], lang),
    ...say({ facts, upload: side === 'candidate' ? { ...upload, lead: ownUploadLead } : upload }, lang),
    life: lifeTexts(lang, readOn, side),
  };
}
export type ContractTexts = ReturnType<typeof contractTexts>;
