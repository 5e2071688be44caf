import { daysInWords } from '#contract/duration.text.ts';
import type { Lang } from '#contract/languages.ts';
import { MEMBER_INVITATION_DAYS } from '#contract/limits.ts';
import { addressSlipText } from '#src/i18n/address-slip.text.ts';
import { noAnswer } from '#src/i18n/no-answer.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const LIFE = daysInWords(MEMBER_INVITATION_DAYS);

export const membersTitle = { de: 'Wer Zugang hat', en: 'Who has access' };

/** Who works for a partner or an employer, and inviting colleagues. */
const texts = {
  loading: { de: 'Zugänge werden geladen', en: 'Loading who has access' },
  failed: { de: 'Die Zugänge konnten nicht geladen werden', en: 'The list of access could not be loaded' },
  offline: noAnswer.offline,
  noAnswer: noAnswer.failed,
  retry: noAnswer.retry,
  person: { de: 'Person', en: 'Person' },
  since: { de: 'Seit', en: 'Since' },
  actions: { de: 'Ändern', en: 'Change' },
  owner: { de: 'Hauptzugang', en: 'Main account' },
  you: { de: 'Sie', en: 'You' },
  invitedBy: { de: 'eingeladen von {email}', en: 'invited by {email}' },
  open: { de: 'eingeladen, gilt bis {date}', en: 'invited, valid until {date}' },
  remove: { de: 'Zugang beenden', en: 'End access' },
  removeNamed: { de: 'Zugang beenden: {email}', en: 'End access: {email}' },
  removeTitle: { de: 'Zugang von {email} beenden?', en: 'End the access of {email}?' },
  removeText: {
    de: 'Die Person ist sofort auf allen Geräten abgemeldet und erfährt es per E-Mail. Wer von ihr eingeladen und noch nicht dabei ist, kann nicht mehr beitreten.',
    en: 'The person is signed out on all devices at once and is told by e-mail. Anyone they have invited who has not joined yet can no longer do so.',
  },
  removed: { de: 'Der Zugang ist beendet', en: 'The access has ended' },
  handOver: { de: 'Hauptzugang geben', en: 'Make main account' },
  handOverNamed: { de: 'Hauptzugang geben: {email}', en: 'Make main account: {email}' },
  handOverTitle: { de: 'Hauptzugang an {email} geben?', en: 'Make {email} the main account?' },
  handOverText: {
    de: 'Die Person kann dann Zugänge beenden, auch Ihren. Sie selbst behalten einen einfachen Zugang. Alle erfahren es per E-Mail.',
    en: 'The person can then end access, yours too. You keep ordinary access. Everybody is told by e-mail.',
  },
  handedOver: { de: 'Der Hauptzugang ist übergeben', en: 'The main account is handed over' },
  resend: { de: 'Noch einmal senden', en: 'Send again' },
  resendNamed: { de: 'Einladung noch einmal senden: {email}', en: 'Send again: {email}' },
  resendTitle: { de: '{email} noch einmal einladen?', en: 'Invite {email} again?' },
  resendText: {
    de: `Die Person bekommt eine neue E-Mail. Der Link darin gilt wieder ${LIFE.de}; der frühere Link gilt dann nicht mehr.`,
    en: `The person gets a new e-mail. The link in it is valid for another ${LIFE.en}; the former link then no longer works.`,
  },
  resent: { de: 'Die Einladung ist noch einmal unterwegs', en: 'The invitation is on its way again' },
  withdraw: { de: 'Zurückziehen', en: 'Withdraw' },
  withdrawNamed: { de: 'Einladung zurückziehen: {email}', en: 'Withdraw invitation: {email}' },
  withdrawTitle: { de: 'Einladung an {email} zurückziehen?', en: 'Withdraw the invitation to {email}?' },
  withdrawText: {
    de: 'Der Link in der E-Mail gilt dann nicht mehr. Sie können die Person später wieder einladen.',
    en: 'The link in the e-mail then no longer works. You can invite the person again later.',
  },
  withdrawn: { de: 'Die Einladung gilt nicht mehr', en: 'The invitation has ended' },
  leave: { de: 'Meinen Zugang beenden', en: 'End my access' },
  leaveTitle: { de: 'Ihren Zugang beenden?', en: 'End your access?' },
  leaveText: {
    de: 'Sie sind dann auf allen Geräten abgemeldet und sehen diesen Bereich nicht mehr. Zurück kommen Sie nur mit einer neuen Einladung.',
    en: 'You will be signed out on all devices and no longer see this area. You can only come back with a new invitation.',
  },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  changeFailed: { de: 'Das wurde nicht geändert', en: 'Nothing was changed' },
  inviteTitle: { de: 'Jemanden einladen', en: 'Invite somebody' },
  email: { de: 'E-Mail der Person', en: 'The person’s e-mail' },
  emailHint: {
    de: `Die Person bekommt einen Link. Er gilt ${LIFE.de}, nur einmal und nur für diese Adresse.`,
    en: `The person gets a link. It is valid for ${LIFE.en}, works once and only for this address.`,
  },
  lang: { de: 'Sprache der E-Mail', en: 'Language of the e-mail' },
  invite: { de: 'Einladung senden', en: 'Send invitation' },
  invited: { de: 'Die Einladung ist unterwegs', en: 'The invitation is on its way' },
  inviteFailed: { de: 'Die Einladung konnte nicht gesendet werden.', en: 'The invitation could not be sent.' },
} satisfies Texts;

/** What differs between partners and employers. */
const own = {
  partner: {
    lead: {
      de: 'Laden Sie Kolleginnen und Kollegen ein. Alle sehen und tun dasselbe wie Sie, jede Person mit eigenem Konto. Nur der Hauptzugang ändert den Namen der Einrichtung und beendet Zugänge.',
      en: 'Invite colleagues. Everybody sees and does the same as you, each with their own account. Only the main account changes the name of the organisation and ends access.',
    },
  },
  employer: {
    lead: {
      de: 'Laden Sie Kolleginnen und Kollegen ein. Alle sehen und tun dasselbe wie Sie, jede Person mit eigenem Konto. Nur der Hauptzugang beendet Zugänge und gibt den Hauptzugang weiter.',
      en: 'Invite colleagues. Everybody sees and does the same as you, each with their own account. Only the main account ends access and hands the main account over.',
    },
  },
} satisfies Record<string, Texts>;

const unverified = {
  partner: {
    de: 'Einladen können Sie, sobald wir Ihre Einrichtung geprüft haben.',
    en: 'You can invite people as soon as we have verified your organisation.',
  },
  employer: {
    de: 'Einladen können Sie, sobald wir Ihre Firma geprüft haben.',
    en: 'You can invite people as soon as we have vetted your company.',
  },
} satisfies Texts;

const noInviting = {
  paused: {
    de: 'Solange Ihre Einladung pausiert ist, kann niemand dazukommen.',
    en: 'While your invitation is paused, nobody can be added.',
  },
  full: {
    de: 'Mehr Personen können keinen Zugang haben. Beenden Sie zuerst einen Zugang oder ziehen Sie eine Einladung zurück.',
    en: 'No more people can have access. Please end an access or withdraw an invitation first.',
  },
} satisfies Texts;

const languages = { de: { de: 'Deutsch', en: 'German' }, en: { de: 'Englisch', en: 'English' } } satisfies Texts;

export function membersTexts(lang: Lang, role: keyof typeof own) {
  return {
    ...say({ ...texts, ...own[role] }, lang),
    noInviting: { ...say(noInviting, lang), unverified: unverified[role][lang] },
    ...say({ languages, slip: addressSlipText }, lang),
  };
}
