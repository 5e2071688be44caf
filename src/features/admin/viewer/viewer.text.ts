import type { Danger } from '#contract/documents/file-safety.ts';
import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const bar = {
  page: { de: 'Seite {page} von {pages}', en: 'page {page} of {pages}' },
  zoomIn: { de: 'Vergrößern', en: 'Zoom in' },
  zoomOut: { de: 'Verkleinern', en: 'Zoom out' },
  fit: { de: 'Auf Breite einpassen', en: 'Fit to width' },
  turn: { de: 'Drehen', en: 'Rotate' },
  download: { de: 'Herunterladen', en: 'Download' },
} satisfies Texts;

const sheet = {
  region: { de: '{name}: Seiten', en: '{name}: pages' },
  page: { de: '{name}, Seite {page} von {pages}', en: '{name}, page {page} of {pages}' },
  pageFailed: {
    de: 'Diese Seite lässt sich nicht anzeigen. In der heruntergeladenen Datei ist sie vielleicht lesbar.',
    en: 'This page cannot be shown. It may be legible in the downloaded file.',
  },
  morePages: {
    de: 'Gezeigt werden die ersten {shown} von {pages} Seiten. Alle Seiten finden Sie in der heruntergeladenen Datei.',
    en: 'These are the first {shown} of {pages} pages. All pages are in the downloaded file.',
  },
  loading: { de: 'Wird geladen…', en: 'Loading…' },
  slow: {
    de: 'Das dauert länger als sonst. Sie können die Datei auch herunterladen.',
    en: 'This is taking longer than usual. You can also download the file.',
  },
} satisfies Texts;

/** Why a document is not shown. Each sentence says what to do: try again, download, or send back. */
const faults = {
  offline: { de: 'Keine Verbindung', en: 'No connection' },
  offlineText: {
    de: 'Die Datei ist nicht ganz angekommen. Versuchen Sie es noch einmal.',
    en: 'The file did not arrive completely. Please try again.',
  },
  gone: { de: 'Die Datei fehlt', en: 'The file is missing' },
  damaged: { de: 'Die Datei ist beschädigt', en: 'The file is damaged' },
  refused: { de: 'Die Datei lässt sich nicht laden', en: 'The file cannot be loaded' },
  refusedText: { de: 'Versuchen Sie es gleich noch einmal.', en: 'Please try again in a moment.' },
  locked: { de: 'Diese PDF-Datei ist mit einem Passwort geschützt', en: 'This PDF is protected by a password' },
  lockedText: {
    de: 'Geben Sie die Unterlage zurück und bitten Sie um eine Datei ohne Passwort.',
    en: 'Send the document back and ask for a file without a password.',
  },
  broken: { de: 'Diese Datei lässt sich nicht anzeigen', en: 'This file cannot be shown' },
  brokenText: {
    de: 'Vermutlich ist sie beschädigt. Laden Sie sie herunter und öffnen Sie sie mit einem anderen Programm. Geht auch das nicht, geben Sie die Unterlage zurück.',
    en: 'It is probably damaged. Download it and open it with another program. If that does not work either, send the document back.',
  },
  tooLarge: { de: 'Dieses Bild ist zu groß zum Anzeigen', en: 'This picture is too large to be shown' },
  tooLargeText: {
    de: 'Laden Sie es herunter, oder geben Sie die Unterlage zurück und bitten Sie um ein kleineres Bild.',
    en: 'Download it, or send the document back and ask for a smaller picture.',
  },
  oldBrowser: { de: 'Dieser Browser ist zu alt für die Anzeige', en: 'This browser is too old to show the file' },
  oldBrowserText: {
    de: 'Laden Sie die Datei herunter, oder öffnen Sie diese Seite in einem neueren Browser.',
    en: 'Download the file, or open this page in a newer browser.',
  },
  noScript: { de: 'Die Anzeige ist nicht angekommen', en: 'The viewer did not arrive' },
  noScriptText: {
    de: 'Versuchen Sie es noch einmal, oder laden Sie die Datei herunter.',
    en: 'Try again, or download the file.',
  },
  again: { de: 'Noch einmal versuchen', en: 'Try again' },
  download: { de: 'Datei herunterladen', en: 'Download the file' },
  downloadFailed: { de: 'Das Herunterladen ging nicht', en: 'The download did not work' },
} satisfies Texts;

/** What was found in a file that is drawn all the same, as nothing of it runs here. */
const caution = {
  title: { de: 'Vorsicht beim Herunterladen', en: 'Take care when you download this' },
  javascript: { de: 'Programmcode (JavaScript)', en: 'Program code (JavaScript)' },
  xfa: { de: 'Formular, das Programmcode mitbringen kann (XFA)', en: 'A form that may bring program code (XFA)' },
  embedded: { de: 'Weitere Dateien', en: 'Other files' },
  media: { de: 'Ton, Film oder 3D-Inhalte', en: 'Sound, film or 3D content' },
  unreadable: { de: 'Nicht zu prüfen', en: 'Could not be checked' },
  onPage: { de: 'Seite {pages}', en: 'page {pages}' },
  onPages: { de: 'Seiten {pages}', en: 'pages {pages}' },
  inFile: { de: 'in der Datei als Ganzes', en: 'in the file as a whole' },
  text: {
    de: 'Hier in der Ansicht läuft davon nichts. Das Programm, mit dem Sie die heruntergeladene Datei öffnen, kann es ausführen. Öffnen Sie sie nur, wenn Sie ihr trauen, oder bitten Sie um einen Scan oder ein Foto.',
    en: 'Nothing of it runs in this view. The program with which you open the downloaded file may run it. Open it only if you trust it, or ask for a scan or a photo.',
  },
  notJudged: { de: 'Diese Datei ist noch nicht geprüft', en: 'This file has not been checked yet' },
  notJudgedText: {
    de: 'Das holt der Server in den nächsten Minuten nach. Laden Sie die Seite dann neu. Wenn Sie die Datei jetzt herunterladen, öffnen Sie sie nur, wenn Sie ihr trauen.',
    en: 'The server will do so in the next few minutes. Reload the page then. If you download the file now, open it only if you trust it.',
  },
  held: {
    de: 'Der Virenscanner hat diese Datei noch nicht geprüft',
    en: 'The virus scanner has not checked this file yet',
  },
  heldText: {
    de: 'Er hat nicht geantwortet. Bis er die Datei geprüft hat, kann sie niemand öffnen. Der Server fragt ihn jede Minute noch einmal. Laden Sie die Seite später neu.',
    en: 'It did not answer. Until it has checked the file, nobody can open it. The server asks again every minute. Reload the page later.',
  },
  infected: { de: 'In dieser Datei steckt Schadsoftware', en: 'This file holds malware' },
  infectedText: {
    de: 'Der Virenscanner hat sie gefunden. Niemand kann die Datei öffnen. Geben Sie die Unterlage zurück und bitten Sie um eine neue Datei.',
    en: 'The virus scanner has found it. Nobody can open the file. Send the document back and ask for a new file.',
  },
  download: { de: 'Trotzdem herunterladen', en: 'Download it anyway' },
  closed: { de: 'Gesperrt', en: 'Locked' },
} satisfies Texts & Record<Danger, unknown>;

/** What stands around a file that is drawn, for whoever may see it. */
export function viewerTexts(lang: Lang) {
  return say({ bar, sheet, faults, caution }, lang);
}
export type ViewerTexts = ReturnType<typeof viewerTexts>;
