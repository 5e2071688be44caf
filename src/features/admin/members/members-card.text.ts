import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { membersTitle } from '#src/nouns/member/members.text.ts';

/** Who works for a partner or an employer, and the dialogs by which an admin changes it. */
const card = {
  title: membersTitle,
  owner: { de: 'Hauptzugang', en: 'Main account' },
  since: { de: 'seit {date}', en: 'since {date}' },
  invitedBy: { de: 'seit {date}, eingeladen von {email}', en: 'since {date}, invited by {email}' },
  remove: { de: 'Zugang beenden', en: 'End access' },
  removeNamed: { de: 'Zugang beenden: {email}', en: 'End access: {email}' },
  removeTitle: { de: 'Zugang von {email} beenden?', en: 'End the access of {email}?' },
  removeText: {
    de: 'Die Person ist sofort auf allen Geräten abgemeldet und erfährt es per E-Mail. Offene Einladungen dieser Person gelten nicht mehr.',
    en: 'The person is signed out on all devices at once and is told by e-mail. Their open invitations end.',
  },
  handOver: { de: 'Hauptzugang geben', en: 'Make main account' },
  handOverNamed: { de: 'Hauptzugang geben: {email}', en: 'Make main account: {email}' },
  handOverTitle: { de: 'Hauptzugang an {email} geben?', en: 'Make {email} the main account?' },
} satisfies Texts;

const handOverText = {
  partner: {
    de: '{email} kann dann den Namen der Einrichtung ändern und Zugänge beenden. Der bisherige Hauptzugang behält einen einfachen Zugang. Alle erfahren es per E-Mail.',
    en: '{email} will be able to change the organisation’s name and end access. The former main account keeps ordinary access. Everybody is told by e-mail.',
  },
  employer: {
    de: '{email} kann dann Zugänge beenden. Der bisherige Hauptzugang behält einen einfachen Zugang. Alle erfahren es per E-Mail.',
    en: '{email} will be able to end access. The former main account keeps ordinary access. Everybody is told by e-mail.',
  },
} satisfies Texts;

export function membersCard(lang: Lang, role: keyof typeof handOverText) {
  return { ...say(card, lang), handOverText: handOverText[role][lang] };
}
export type MembersCardTexts = ReturnType<typeof membersCard>;
