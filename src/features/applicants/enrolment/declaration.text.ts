import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { paperSize } from '#src/i18n/paper-size.ts';
import { say, type Texts } from '#src/i18n/text.ts';

/** About the declaration to sign and the cover sheet. The build measures `{size}`. */
const papers = {
  own: { de: 'Erklärung nur mit Ihrem Namen ({size})', en: 'Declaration with only your name filled in ({size})' },
  empty: { de: 'Leere Erklärung ({size})', en: 'Empty declaration ({size})' },
  coverText: { de: 'So finden wir Ihre Bewerbung sofort.', en: 'With it we find your application at once.' },
  cover: { de: 'Deckblatt herunterladen ({size})', en: 'Download the cover sheet ({size})' },
  howTitle: { de: 'So geht es', en: 'How it works' },
  how1: {
    de: 'Füllen Sie die Erklärung aus: hier am Bildschirm oder von Hand auf dem Papier.',
    en: 'Fill in the declaration: here on the screen, or by hand on paper.',
  },
  or: { de: 'oder', en: 'or' },
  how2: {
    de: 'Drucken Sie sie aus und unterschreiben Sie von Hand, blau oder schwarz, mit Ort und Datum.',
    en: 'Print it and sign it by hand, in blue or black, with place and date.',
  },
  how3: {
    de: 'Lassen Sie sie an Ihrer Hochschule stempeln und unterschreiben, im Feld unten rechts. Ohne Stempel können wir sie nicht annehmen.',
    en: 'Have your university stamp and sign it, in the box at the bottom right. Without the stamp we cannot accept it.',
  },
  how4: {
    de: 'Scannen Sie das Blatt als PDF, oder fotografieren Sie es bei Tageslicht: Aus Fotos machen wir die PDF-Datei.',
    en: 'Scan the page as a PDF, or photograph it in daylight: we make the PDF from your photos.',
  },
  how5: {
    de: 'Bewahren Sie das Original auf. Sie brauchen es danach für die Post.',
    en: 'Keep the original. You will need to post it afterwards.',
  },
  byHand: {
    de: 'Ihr Name hat Zeichen, die unsere Papiere nicht drucken können. Seine Zeile bleibt frei: Schreiben Sie ihn dort von Hand, wie er im Pass steht.',
    en: 'Your name has letters that our papers cannot print. Its line stays empty: write it there by hand, as in your passport.',
  },
  question: { de: 'Ist etwas unklar?', en: 'Is something unclear?' },
  contact: { de: 'Schreiben Sie uns', en: 'Write to us' },
} satisfies Texts;

/** For filling in the declaration on the screen. */
const fillIn = {
  title: { de: 'Am Bildschirm ausfüllen', en: 'Fill it in on the screen' },
  text: {
    de: 'Ihr Name steht schon darin. Was Sie hier eintragen, kommt nur in die PDF-Datei, wir speichern es nicht. Was Sie frei lassen, schreiben Sie später von Hand.',
    en: 'Your name is already in it. What you enter here goes only into the PDF, we do not store it. What you leave blank, you write by hand later.',
  },
  birth_date: { de: 'Geburtsdatum', en: 'Date of birth' },
  passport_number: { de: 'Reisepassnummer', en: 'Passport number' },
  university: { de: 'Hochschule', en: 'University' },
  student_number: { de: 'Matrikelnummer', en: 'Student number' },
  subject: { de: 'Fach und Semester', en: 'Subject and semester' },
  vacation: { de: 'Semesterferien von – bis', en: 'Vacation from – to' },
  submit: { de: 'PDF-Datei erstellen', en: 'Make the PDF' },
  doneTitle: { de: 'Ihre Erklärung ist fertig', en: 'Your declaration is ready' },
  doneText: {
    de: 'Prüfen Sie vor dem Drucken, ob alles stimmt. Lädt die Datei nicht, öffnen Sie diese Seite in Ihrem Browser statt in einer App.',
    en: 'Check that everything is right before you print it. If the file does not load, open this page in your browser instead of an app.',
  },
  download: {
    de: 'Ausgefüllte Erklärung herunterladen (PDF, {size})',
    en: 'Download the filled-in declaration (PDF, {size})',
  },
} satisfies Texts;

/** For the declaration: downloading it, filling it in. */
export function declarationTexts(lang: Lang) {
  return { papers: papersTexts(lang), fillIn: say(fillIn, lang) };
}

function papersTexts(lang: Lang) {
  const said = say(papers, lang);
  return {
    ...said,
    own: fill(said.own, { size: paperSize('filled', lang) }),
    empty: fill(said.empty, { size: paperSize('declaration', lang) }),
    cover: fill(said.cover, { size: paperSize('coverSheet', lang) }),
  };
}
