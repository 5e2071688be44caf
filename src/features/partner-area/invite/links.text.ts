import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const texts = {
  title: { de: 'Ihre Links im Vergleich', en: 'Your links compared' },
  lead: {
    de: 'Legen Sie für eine Saison, eine Fakultät oder einen Campus einen eigenen Link an. Jeder hat seinen eigenen QR-Code und Aushang, und Sie sehen, was er bringt. Wir zählen nur, wie oft ein Link geöffnet wird, nicht von wem.',
    en: 'Create a link of its own for a season, a faculty or a campus. Each has its own QR code and poster, and you can see what comes of it. We only count how often a link is opened, not by whom.',
  },
  loading: { de: 'Links werden geladen', en: 'Loading links' },
  failed: { de: 'Die Links konnten nicht geladen werden', en: 'The links could not be loaded' },
  link: { de: 'Link', en: 'Link' },
  opened: { de: 'Geöffnet', en: 'Opened' },
  registered: { de: 'Registriert', en: 'Registered' },
  applied: { de: 'Beworben', en: 'Applied' },
  take: { de: 'Weitergeben', en: 'Pass on' },
  first: { de: 'Ihr erster Link', en: 'Your first link' },
  above: { de: 'siehe oben', en: 'see above' },
  later: { de: 'nach der Prüfung', en: 'after our check' },
  copy: { de: 'Link kopieren', en: 'Copy link' },
  copyNamed: { de: 'Link kopieren: {name}', en: 'Copy link: {name}' },
  copied: { de: 'Link kopiert: {name}', en: 'Link copied: {name}' },
  copyFailed: { de: 'Kopieren ging nicht. Hier ist der Link:', en: 'Copying did not work. Here is the link:' },
  qr: { de: 'QR-Code', en: 'QR code' },
  qrNamed: { de: 'QR-Code speichern: {name}', en: 'Save QR code: {name}' },
  poster: { de: 'Aushang', en: 'Poster' },
  end: { de: 'Beenden', en: 'End' },
  endNamed: { de: 'Link beenden: {name}', en: 'End link: {name}' },
  endTitle: { de: '„{name}“ beenden?', en: 'End “{name}”?' },
  endText: {
    de: 'Der Link, sein QR-Code und gedruckte Aushänge gelten dann nicht mehr. Wer sich darüber registriert hat, bleibt in Ihrer Liste. Das lässt sich nicht zurücknehmen.',
    en: 'The link, its QR code and printed posters will stop working. Everyone who has registered with it stays in your list. This cannot be undone.',
  },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  endConfirm: { de: 'Link beenden', en: 'End link' },
  ended: { de: 'Der Link gilt nicht mehr', en: 'The link has ended' },
  endFailed: { de: 'Der Link konnte nicht beendet werden', en: 'The link could not be ended' },
  endedOn: { de: 'beendet am {date}', en: 'ended on {date}' },
  addTitle: { de: 'Neuer Link', en: 'New link' },
  label: { de: 'Name des Links', en: 'Name of the link' },
  labelMissing: { de: 'Bitte geben Sie dem Link einen Namen.', en: 'Please give the link a name.' },
  labelHint: {
    de: 'Zum Beispiel „Campus Nord“ oder „Fakultät für Ingenieurwesen“',
    en: 'For example “Campus North” or “Faculty of Engineering”',
  },
  printed: { de: 'Den Namen auf den Aushang dieses Links drucken', en: 'Print the name on this link’s poster' },
  printedHint: {
    de: 'Sobald wir ihn geprüft haben. Sonst sehen Studierende den Namen nicht.',
    en: 'Once we have checked it. Otherwise students do not see the name.',
  },
  add: { de: 'Link anlegen', en: 'Create link' },
  added: { de: 'Der Link ist da', en: 'The link is ready' },
  addFailed: { de: 'Der Link konnte nicht angelegt werden.', en: 'The link could not be created.' },
} satisfies Texts;

const posters = {
  de: { de: 'Aushang DE, auf Deutsch: {name}', en: 'Poster DE, in German: {name}' },
  en: { de: 'Aushang EN, auf Englisch: {name}', en: 'Poster EN, in English: {name}' },
} satisfies Texts & Record<Lang, unknown>;

export function linksTexts(lang: Lang) {
  return { ...say(texts, lang), posters: say(posters, lang) };
}
