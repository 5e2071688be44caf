import { daysInWords } from '#contract/duration.text.ts';
import type { Lang } from '#contract/languages.ts';
import { STUDENT_INVITATIONS_KEPT_DAYS } from '#contract/limits.ts';
import { missingTexts } from '#contract/partners/registration.text.ts';
import { OPEN_APPLICATION, type Template, toPage } from './template.ts';

// 'en-GB', as American English puts a comma before the last of three.
const LOCALES: Readonly<Record<Lang, string>> = { de: 'de-DE', en: 'en-GB' };

const INVITED = daysInWords(STUDENT_INVITATIONS_KEPT_DAYS);

/** Mails that partners cause. `organization` in the parameters has been verified by an admin. */
export const PARTNERS = {
  'partner-nudge-application': ({ site, params }, lang) => {
    const things = missingInWords(params.missing, lang, site.partnerNetwork.name);
    return {
      isReminder: true,
      headline: { de: 'Ihr nächster Schritt wartet', en: 'Your next step is waiting' },
      first: {
        de: '{organization} erinnert Sie an Ihre Bewerbung.',
        en: '{organization} reminds you of your application.',
      },
      values: { organization: params.organization ?? '' },
      second:
        things === ''
          ? { de: 'Was noch fehlt, steht auf Ihrer Seite.', en: 'Your page says what is still missing.' }
          : { de: `Das fehlt noch: ${things}.`, en: `Still missing: ${things}.` },
      button: OPEN_APPLICATION,
    };
  },
  'partner-nudge-start': {
    isReminder: 'begin',
    headline: { de: 'Ihre Bewerbung kann beginnen', en: 'Your application can begin' },
    first: {
      de: '{organization} erinnert Sie: Ihr Konto ist da, die Bewerbung fehlt noch. Melden Sie sich an und drücken Sie auf „Bewerbung starten“.',
      en: '{organization} reminds you: your account is there, the application is still missing. Sign in and press “Start application”.',
    },
    button: { de: 'Zu meinem Bereich', en: 'Go to my area' },
    link: toPage('/student/dashboard'),
  },
  'partner-nudge-invited': ({ params }) => ({
    isReminder: 'invited',
    headline: { de: '{organization} lädt Sie ein', en: '{organization} invites you' },
    first: {
      de: 'Mit {brand} arbeiten Studierende in den Semesterferien bezahlt in Deutschland. {organization} ist unser Partner und möchte, dass Sie davon wissen.',
      en: 'With {brand}, students do paid work in Germany during the semester break. {organization} is our partner and would like you to know about it.',
    },
    second: {
      de: `Ihre Adresse haben wir von {organization}, und nur für diese eine E-Mail. Wir löschen sie ${INVITED.de} danach.`,
      en: `We have your address from {organization}, for this one e-mail alone. We delete it ${INVITED.en} afterwards.`,
    },
    button: { de: 'Einladung ansehen', en: 'See the invitation' },
    link: toPage(`/p/${params.code ?? ''}`),
  }),
  'partner-link-changed': {
    headline: { de: 'Ihr Einladungslink hat sich geändert', en: 'Your invitation link has changed' },
    first: {
      de: 'Wir haben für Ihre Einrichtung einen neuen Link, QR-Code und Code zum Abtippen erzeugt. Die alten gelten nicht mehr: Bitte nehmen Sie gedruckte Aushänge ab und hängen Sie neue auf. Ihre Partner-ID bleibt dieselbe.',
      en: 'We have made a new link, QR code and code to type for your organisation. The old ones no longer work: please take printed posters down and put up new ones. Your partner ID stays the same.',
    },
    button: { de: 'Neuen QR-Code ansehen', en: 'See the new QR code' },
    link: toPage('/partner'),
  },
} satisfies Record<string, Template>;

/** `missing`: codes, joined by commas; mails that an older server queued have none. */
function missingInWords(missing: string | undefined, lang: Lang, network: string): string {
  const words: Readonly<Record<string, string>> = missingTexts(lang, network);
  const named = (missing ?? '').split(',').flatMap((thing) => words[thing] ?? []);
  return new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(named);
}
