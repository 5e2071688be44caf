import type { BROWSER_STORAGE, StorageRow } from '#contract/browser-storage.ts';
import { daysInWords, yearsInWords } from '#contract/duration.text.ts';
import type { Text } from '#contract/languages.ts';
import { LANGUAGE_KEPT_YEARS, SESSION_IDLE_DAYS } from '#contract/limits.ts';
import { site } from '#site';
import type { Texts } from '#src/i18n/text.ts';

const IDLE = daysInWords(SESSION_IDLE_DAYS);
const KEPT = daysInWords(site.offline.keptDays);
const YEAR = yearsInWords(LANGUAGE_KEPT_YEARS);

/** What each entry in the browser is for. A new one in the contract's table does not compile without its sentence. */
export const storedText = {
  session: { de: 'dass Sie angemeldet sind; nur mit einem Konto', en: 'that you are signed in; only with an account' },
  s4f_lang: {
    de: 'die Sprache, die Sie gewählt haben; nur wenn Sie die Sprache wechseln',
    en: 'the language you chose; only if you switch the language',
  },
  s4f_cookie_notice: {
    de: 'dass Sie den Hinweis auf Cookies gelesen haben',
    en: 'that you have read the cookie notice',
  },
  s4f_shortcuts: {
    de: 'dass jemand aus unserem Team die Tastenkürzel der Seite ausgeschaltet hat, auf der Bewerbungen geprüft werden',
    en: 'that somebody in our team has switched off the shortcut keys of the page on which applications are reviewed',
  },
  s4f_offline_: {
    de: 'Ihre Seiten, wie Sie sie zuletzt gesehen haben, damit Sie sie ohne Internet lesen können; nur wenn Sie es auf Ihrer Statusseite wünschen, und nie Ihre Unterlagen',
    en: 'your pages as you last saw them, so that you can read them without internet; only if you ask for it on your status page, and never your documents',
  },
  s4f_session: {
    de: 'sagt anderen offenen Tabs, dass Sie sich an- oder abgemeldet haben; nur in älteren Browsern',
    en: 'tells other open tabs that you have signed in or out; only in older browsers',
  },
  s4f_access_token: { de: 'der Schlüssel zu Ihrer Bewerbung', en: 'the key to your application' },
  s4f_resume_token: {
    de: 'derselbe Schlüssel, wenn eine Seite nicht geladen werden konnte, damit Sie später weitermachen können',
    en: 'the same key if a page could not be loaded, so that you can continue later',
  },
  s4f_temp_user_id: {
    de: 'eine Zufallszahl, damit Schritt 1 nur einmal zählt, auch wenn er zweimal gesendet wird',
    en: 'a random number, so that step 1 counts only once even if it is sent twice',
  },
  s4f_draft: {
    de: 'was Sie in Schritt 1 eingegeben und angekreuzt und noch nicht gesendet haben',
    en: 'what you typed and ticked in step 1 and have not sent yet',
  },
  s4f_kept: {
    de: 'welche Dateien Sie gewählt, was Sie dazu angekreuzt und noch nicht gesendet haben',
    en: 'which files you chose, what you ticked with them, and have not sent yet',
  },
  s4f_files: {
    de: 'diese Dateien, damit ein schlechtes Netz oder ein geschlossener Tab sie nicht verliert',
    en: 'these files, so that a bad connection or a closed tab does not lose them',
  },
  s4f_partner: { de: 'über den Link welches Partners Sie gekommen sind', en: 'through which partner’s link you came' },
  s4f_left: {
    de: 'dass Sie eine Bewerbung verlassen haben, damit die nächste Person am selben Gerät sie nicht sieht',
    en: 'that you left an application, so that the next person on the same device does not see it',
  },
  s4f_typed: {
    de: 'was Sie in ein Formular getippt haben, während die Seite die Sprache wechselt; nie ein Passwort',
    en: 'what you typed into a form, while the page changes its language; never a password',
  },
  s4f_hand_over: {
    de: 'Ihre E-Mail-Adresse, damit Sie sie nach einer Bestätigung nicht noch einmal tippen müssen',
    en: 'your e-mail address, so that you do not have to type it again after a confirmation',
  },
  s4f_partner_draft: {
    de: 'was ein Partner in sein Profil getippt und noch nicht gespeichert hat',
    en: 'what a partner typed into their profile and has not saved yet',
  },
  s4f_partner_created: {
    de: 'dass ein Partner gerade sein Profil angelegt hat',
    en: 'that a partner has just created their profile',
  },
} satisfies Record<StorageRow, Text>;

type Stored = (typeof BROWSER_STORAGE)[StorageRow];

export const storedWhere = {
  cookie: { de: 'Cookie', en: 'cookie' },
  device: { de: 'Browser-Speicher', en: 'browser storage' },
  tab: { de: 'Speicher des Tabs', en: 'storage of the tab' },
  database: { de: 'Datenbank des Browsers', en: 'database of the browser' },
} satisfies Record<Stored['in'][number], Text>;

export const storedUntil = {
  year: {
    de: `${YEAR.de}; im Browser-Speicher, bis Sie ihn leeren`,
    en: `${YEAR.en}; in the browser storage until you clear it`,
  },
  unused: { de: `höchstens ${IDLE.de} ab der letzten Nutzung`, en: `at most ${IDLE.en} from its last use` },
  cleared: { de: 'bis Sie den Speicher Ihres Browsers leeren', en: 'until you clear the storage of your browser' },
  'kept-days': {
    de: `${KEPT.de} ab dem letzten Öffnen, oder bis Sie es löschen`,
    en: `${KEPT.en} from when you last opened them, or until you delete them`,
  },
  'tab-closed': { de: 'höchstens bis Sie den Tab schließen', en: 'at most until you close the tab' },
  taken: { de: 'bis die nächste Seite es gelesen hat', en: 'until the next page has read it' },
  sent: { de: 'bis Sie senden, höchstens einen Tag', en: 'until you send it, for a day at most' },
} satisfies Record<Stored['until'], Text>;

export const storageText = {
  cookies: { de: 'Cookies und Speicher', en: 'Cookies and storage' },
  cookiesText: {
    de: 'Wir verwenden nur notwendige Cookies und Speicher. Dafür ist keine Einwilligung nötig (§ 25 Abs. 2 TDDDG). Wir setzen keine Werbe-Cookies und binden keine Tracking-Dienste ein. Das ist alles, was Ihr Browser sich merkt:',
    en: 'We use only essential cookies and storage. These need no consent (section 25(2) of the German TDDDG). We set no advertising cookies and include no tracking services. This is everything that your browser keeps:',
    law: ['§ 25 (2) TDDDG'],
  },
  name: { de: 'Name', en: 'Name' },
  purpose: { de: 'Wofür', en: 'What for' },
  until: { de: 'Wie lange', en: 'How long' },
  cookiesPartner: {
    de: 'Das Formular von {partner} wird erst geladen, wenn Sie es öffnen. Erst dann erfährt dieser Anbieter Ihre IP-Adresse und kann eigene Cookies setzen.',
    en: 'The form of {partner} is loaded only when you open it. Only then does this provider learn your IP address; it can then set its own cookies.',
  },
} satisfies Texts;
