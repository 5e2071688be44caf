import { daysInWords } from '#contract/duration.text.ts';
import type { Lang } from '#contract/languages.ts';
import { MEMBER_INVITATION_DAYS } from '#contract/limits.ts';
import { addressSlipText } from '#src/i18n/address-slip.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const LIFE = daysInWords(MEMBER_INVITATION_DAYS);

const texts = {
  title: { de: 'Wer Zugang hat', en: 'Who has access' },
  lead: {
    de: 'Laden Sie Kolleginnen und Kollegen ein. Alle sehen und tun dasselbe wie Sie, jede Person mit eigenem Konto. Nur der Hauptzugang ändert den Namen der Einrichtung und beendet Zugänge.',
    en: 'Invite colleagues. Everybody sees and does the same as you, each with their own account. Only the main account changes the name of the organisation and ends access.',
  },
  loading: { de: 'Zugänge werden geladen', en: 'Loading who has access' },
  failed: { de: 'Die Zugänge konnten nicht geladen werden', en: 'The list of access could not be loaded' },
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
    de: 'Die Person ist sofort auf allen Geräten abgemeldet und erfährt es per E-Mail. Wen sie eingeladen hat und wer noch nicht dabei ist, kann nicht mehr beitreten.',
    en: 'The person is signed out on all devices at once and is told by e-mail. Anyone they have invited who has not joined yet can no longer do so.',
  },
  removed: { de: 'Der Zugang ist beendet', en: 'The access has ended' },
  withdraw: { de: 'Zurückziehen', en: 'Withdraw' },
  withdrawNamed: { de: 'Einladung zurückziehen: {email}', en: 'Withdraw invitation: {email}' },
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

const noInviting = {
  unverified: {
    de: 'Einladen können Sie, sobald wir Ihre Einrichtung geprüft haben.',
    en: 'You can invite people as soon as we have verified your organisation.',
  },
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

export function membersTexts(lang: Lang) {
  return {
    ...say(texts, lang),
    noInviting: say(noInviting, lang),
    languages: say(languages, lang),
    slip: say(addressSlipText, lang),
  };
}
