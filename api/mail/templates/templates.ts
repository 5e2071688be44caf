import type { DocumentType } from '#contract/document.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { writtenDate } from '../../berlin-time.ts';
import type { SiteConfig } from '../../config/site.ts';
import { DOCUMENT_NAMES } from '../../documents/document.text.ts';
import type { MailContent } from '../content.ts';
import type { TemplateName } from './names.ts';

/** What a mail may speak of. `reason` and `document` come from the outbox row. */
export interface MailFacts {
  site: SiteConfig;
  params: Readonly<Record<string, string>>;
}

/** `isReminder`: it carries a link that stops further ones. */
type Body = Omit<MailContent, 'greeting' | 'button' | 'stop'> & { button?: string; isReminder?: true };
type Template = (facts: MailFacts, lang: Lang) => Body;

const BUTTON: Text = { de: 'Bewerbung öffnen', en: 'Open your application' };

/** Every mail of the product, German and English side by side. */
export const TEMPLATES: Record<TemplateName, Template> = {
  'application-received': (_facts, lang) => ({
    step: 1,
    ...pick(lang, {
      headline: { de: 'Ihre Voranmeldung ist da', en: 'We have your pre-registration' },
      first: {
        de: 'Vielen Dank. Wir prüfen Ihre Angaben und Ihre Bestätigungsdatei. Danach schreiben wir Ihnen, wie es weitergeht.',
        en: 'Thank you. We check your details and your confirmation file. Then we write to you about the next step.',
      },
      second: {
        de: 'Bitte heben Sie diese E-Mail auf: Der Link darin öffnet Ihre Bewerbung.',
        en: 'Please keep this e-mail: its link opens your application.',
      },
    }),
    button: BUTTON[lang],
  }),
  'step2-open': (_facts, lang) => ({
    step: 2,
    ...pick(lang, {
      headline: { de: 'Ihr nächster Schritt: Unterlagen', en: 'Your next step: documents' },
      first: {
        de: 'Ihre Voranmeldung ist geprüft. Jetzt brauchen wir drei Dateien: A2-Zertifikat, Lebenslauf und Ausweis oder Reisepass. Ein scharfes Handyfoto genügt.',
        en: 'Your pre-registration is checked. Now we need three files: A2 certificate, CV and ID or passport. A sharp phone photo is enough.',
      },
    }),
    button: { de: 'Unterlagen hochladen', en: 'Upload documents' }[lang],
  }),
  'documents-received': (_facts, lang) => ({
    step: 3,
    ...pick(lang, {
      headline: { de: 'Ihre Unterlagen sind da', en: 'We have your documents' },
      first: {
        de: 'Vielen Dank. Während wir die Dateien prüfen, ist Schritt 3 schon offen: die unterschriebene Immatrikulationserklärung als PDF. Das Formular mit Ihrem Namen finden Sie dort.',
        en: 'Thank you. While we check the files, step 3 is already open: the signed enrolment declaration as a PDF. You find the form with your name there.',
      },
    }),
    button: { de: 'Zu Schritt 3', en: 'Go to step 3' }[lang],
  }),
  'documents-approved': (_facts, lang) => ({
    step: 3,
    ...pick(lang, {
      headline: { de: 'Ihre Unterlagen sind in Ordnung', en: 'Your documents are in order' },
      first: {
        de: 'Wir haben alle Dateien geprüft. Es fehlt noch die unterschriebene Immatrikulationserklärung als PDF. Das Formular mit Ihrem Namen finden Sie auf Ihrer Seite.',
        en: 'We have checked all files. The signed enrolment declaration as a PDF is still to come. You find the form with your name on your page.',
      },
    }),
    button: { de: 'Erklärung hochladen', en: 'Upload the declaration' }[lang],
  }),
  'enrolment-received': ({ site }, lang) => ({
    step: 4,
    ...pick(lang, {
      headline: { de: 'Jetzt fehlen nur die Originale', en: 'Only the originals are missing now' },
      first: {
        de: fill(
          'Ihre unterschriebene Erklärung ist da. Bitte senden Sie die Originale innerhalb von {days} Tagen per Post an das International Office. Senden Sie nie Ihren Reisepass.',
          { days: site.originals.postWithinDays },
        ),
        en: fill(
          'We have your signed declaration. Please post the originals to the international office within {days} days. Never send your passport.',
          { days: site.originals.postWithinDays },
        ),
      },
    }),
    lines: site.originals.addressLines,
    button: BUTTON[lang],
  }),
  'application-complete': (_facts, lang) => ({
    step: 4,
    ...pick(lang, {
      headline: { de: 'Ihre Bewerbung ist vollständig', en: 'Your application is complete' },
      first: {
        de: 'Ihre Unterlagen sind geprüft und die Originale sind angekommen. Wir melden uns vor jedem weiteren Termin.',
        en: 'Your documents are checked and the originals have arrived. We write to you before every further date.',
      },
    }),
    button: BUTTON[lang],
  }),
  'document-sent-back': ({ params }, lang) => ({
    step: 2,
    ...pick(lang, {
      headline: { de: 'Bitte eine Datei ersetzen', en: 'Please replace one file' },
      first: { de: 'Eine Datei brauchen wir noch einmal:', en: 'We need one file again:' },
    }),
    box: { title: documentName(params.document, lang), text: params.reason ?? '' },
    button: { de: 'Datei ersetzen', en: 'Replace the file' }[lang],
  }),
  'application-rejected': ({ params }, lang) => ({
    ...pick(lang, {
      headline: { de: 'Ihre Bewerbung wurde abgelehnt', en: 'Your application was not accepted' },
      first: {
        de: 'Wir haben Ihre Bewerbung geprüft und können sie nicht annehmen. Der Grund:',
        en: 'We have checked your application and cannot accept it. The reason:',
      },
    }),
    box: { title: { de: 'Grund', en: 'Reason' }[lang], text: params.reason ?? '' },
  }),
  'application-withdrawn': (_facts, lang) =>
    pick(lang, {
      headline: { de: 'Ihre Bewerbung ist zurückgezogen', en: 'Your application is withdrawn' },
      first: {
        de: 'Wir bearbeiten Ihre Bewerbung nicht weiter. Sie können sich jederzeit neu bewerben. Wenn Sie das nicht wollten, antworten Sie bitte auf diese E-Mail.',
        en: 'We have stopped working on your application. You can apply again at any time. If you did not want this, please reply to this e-mail.',
      },
    }),
  'application-reopened': (_facts, lang) => ({
    ...pick(lang, {
      headline: { de: 'Ihre Bewerbung ist wieder offen', en: 'Your application is open again' },
      first: { de: 'Sie können dort weitermachen, wo Sie aufgehört haben.', en: 'You can go on where you stopped.' },
    }),
    button: BUTTON[lang],
  }),
  'reminder-documents': (_facts, lang) => ({
    step: 2,
    isReminder: true,
    ...pick(lang, {
      headline: { de: 'Erinnerung: Ihre Unterlagen fehlen noch', en: 'A reminder: your documents are still missing' },
      first: {
        de: 'Schritt 2 Ihrer Bewerbung ist offen. Wir brauchen A2-Zertifikat, Lebenslauf und Ausweis oder Reisepass. Ein scharfes Handyfoto genügt.',
        en: 'Step 2 of your application is open. We need A2 certificate, CV and ID or passport. A sharp phone photo is enough.',
      },
    }),
    button: { de: 'Unterlagen hochladen', en: 'Upload documents' }[lang],
  }),
  'reminder-enrolment': (_facts, lang) => ({
    step: 3,
    isReminder: true,
    ...pick(lang, {
      headline: { de: 'Erinnerung: Ihre Erklärung fehlt noch', en: 'A reminder: your declaration is still missing' },
      first: {
        de: 'Schritt 3 Ihrer Bewerbung ist offen: die unterschriebene Immatrikulationserklärung als PDF.',
        en: 'Step 3 of your application is open: the signed enrolment declaration as a PDF.',
      },
    }),
    button: { de: 'Erklärung hochladen', en: 'Upload the declaration' }[lang],
  }),
  'reminder-replace': (_facts, lang) => ({
    isReminder: true,
    ...pick(lang, {
      headline: { de: 'Erinnerung: Ein Dokument fehlt noch', en: 'A reminder: one document is still missing' },
      first: {
        de: 'Wir warten noch auf ein Dokument von Ihnen. Auf Ihrer Seite steht, welches und warum.',
        en: 'We are still waiting for a document from you. Your page says which one and why.',
      },
    }),
    button: { de: 'Dokument ansehen', en: 'See the document' }[lang],
  }),
  'reminder-originals': ({ site }, lang) => ({
    step: 4,
    isReminder: true,
    ...pick(lang, {
      headline: { de: 'Erinnerung: Ihre Originale fehlen noch', en: 'A reminder: your originals are still missing' },
      first: {
        de: 'Haben Sie die Originale schon zur Post gebracht? Dann sagen Sie es uns bitte auf Ihrer Seite. Sonst senden Sie sie bitte an diese Adresse, aber nie Ihren Reisepass.',
        en: 'Have you posted the originals already? Then please tell us on your page. If not, please send them to this address, but never your passport.',
      },
    }),
    lines: site.originals.addressLines,
    button: BUTTON[lang],
  }),
  'reminder-promise': ({ params }, lang) => ({
    step: 2,
    isReminder: true,
    ...pick(lang, {
      headline: { de: 'Erinnerung: Ihr A2-Zertifikat', en: 'A reminder: your A2 certificate' },
      first: {
        de: fill('Sie wollten Ihr A2-Zertifikat bis zum {due} nachreichen. Bitte laden Sie es bis dahin hoch.', {
          due: writtenDate(params.due ?? ''),
        }),
        en: fill('You wanted to send your A2 certificate by {due}. Please upload it by then.', {
          due: writtenDate(params.due ?? ''),
        }),
      },
    }),
    button: { de: 'Zertifikat hochladen', en: 'Upload the certificate' }[lang],
  }),
  'own-link': (_facts, lang) => ({
    ...pick(lang, {
      headline: { de: 'Ihr Link zur Bewerbung', en: 'The link to your application' },
      first: {
        de: 'Mit diesem Link machen Sie mit Ihrer Bewerbung weiter. Haben Sie ihn nicht angefordert? Dann brauchen Sie nichts zu tun.',
        en: 'With this link you continue your application. You did not ask for it? Then you need not do anything.',
      },
    }),
    button: BUTTON[lang],
  }),
  'email-changed-notice': (_facts, lang) =>
    pick(lang, {
      headline: {
        de: 'Die E-Mail-Adresse Ihrer Bewerbung wurde geändert',
        en: 'The e-mail address of your application was changed',
      },
      first: {
        de: 'Nachrichten zu Ihrer Bewerbung gehen ab jetzt an eine andere Adresse. Wenn Sie das nicht wollten, antworten Sie bitte sofort auf diese E-Mail.',
        en: 'Messages about your application now go to another address. If you did not want this, please reply to this e-mail at once.',
      },
    }),
};

function pick(
  lang: Lang,
  texts: { headline: Text; first: Text; second?: Text },
): { headline: string; paragraphs: string[] } {
  return {
    headline: texts.headline[lang],
    paragraphs: [texts.first[lang], ...(texts.second ? [texts.second[lang]] : [])],
  };
}

function documentName(type: string | undefined, lang: Lang): string {
  return DOCUMENT_NAMES[(type ?? 'other') as DocumentType][lang];
}
