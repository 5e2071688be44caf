import { fill } from '#contract/fill.ts';
import { inTheEnvelope } from './envelope.ts';
import { OPEN_APPLICATION, pick, type Template } from './template.ts';

/** What the applicant hears on the way, from the first form to the end. */
export const STEPS = {
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
    button: OPEN_APPLICATION[lang],
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
        de: 'Vielen Dank. Während wir die Dateien prüfen, ist Schritt 3 schon offen: die unterschriebene und gestempelte Immatrikulationserklärung. Das Formular mit Ihrem Namen finden Sie dort.',
        en: 'Thank you. While we check the files, step 3 is already open: the signed and stamped enrolment declaration. You find the form with your name there.',
      },
    }),
    button: { de: 'Zu Schritt 3', en: 'Go to step 3' }[lang],
  }),
  'documents-approved': (_facts, lang) => ({
    step: 3,
    ...pick(lang, {
      headline: { de: 'Ihre Unterlagen sind in Ordnung', en: 'Your documents are in order' },
      first: {
        de: 'Wir haben alle Dateien geprüft. Es fehlt noch die unterschriebene und gestempelte Immatrikulationserklärung. Das Formular mit Ihrem Namen finden Sie auf Ihrer Seite.',
        en: 'We have checked all files. The signed and stamped enrolment declaration is still to come. You find the form with your name on your page.',
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
          'Ihre unterschriebene Erklärung ist da. Bitte senden Sie die Originale innerhalb von {days} Tagen per Post an das International Office.',
          { days: site.originals.postWithinDays },
        ),
        en: fill(
          'We have your signed declaration. Please post the originals to the international office within {days} days.',
          { days: site.originals.postWithinDays },
        ),
      },
      second: inTheEnvelope(site.partnerNetwork.name),
    }),
    lines: site.originals.addressLines,
    button: OPEN_APPLICATION[lang],
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
    button: OPEN_APPLICATION[lang],
  }),
} satisfies Record<string, Template>;
