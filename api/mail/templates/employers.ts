import type { Text } from '#contract/languages.ts';
import { reasonBox, type Template, toPage } from './template.ts';

const TO_EMPLOYER_AREA: Text = { de: 'Zum Arbeitgeberbereich', en: 'Go to the employer area' };

/** Mails about an admin's decisions on an employer. `reason`: the admin's words. */
export const EMPLOYERS = {
  'employer-vetted': {
    headline: { de: 'Ihre Firma ist geprüft', en: 'Your company is vetted' },
    first: {
      de: 'Wir haben {organization} geprüft. Vielen Dank für Ihre Angaben.',
      en: 'We have vetted {organization}. Thank you for the details.',
    },
    second: {
      de: 'In Ihrem Bereich können Sie jetzt Ihren Bedarf melden: wen Sie suchen, wo und für welche Zeit. Danach suchen Sie dort Vorschläge und sehen, wer passt.',
      en: 'In your area you can now add your requirements: whom you are looking for, where and for which period. Then start matching there and see who fits.',
    },
    button: TO_EMPLOYER_AREA,
    link: toPage('/dashboard/employer'),
  },
  'employer-refused': ({ params }) => ({
    headline: { de: 'Zu Ihren Firmenangaben fehlt uns noch etwas', en: 'We need something else about your company' },
    first: {
      de: 'Wir können {organization} noch nicht bestätigen. Der Grund steht unten.',
      en: 'We cannot confirm {organization} yet. The reason is given below.',
    },
    second: {
      de: 'Sie können Ihre Angaben in Ihrem Bereich verbessern und noch einmal zur Prüfung senden.',
      en: 'You can correct your details in your area and send them to be vetted again.',
    },
    ...reasonBox(params),
    button: TO_EMPLOYER_AREA,
    link: toPage('/dashboard/employer'),
  }),
  'employer-requirement-area': {
    headline: { de: 'Bitte ergänzen Sie Ihren Bedarf', en: 'Please complete your requirement' },
    first: {
      de: 'Ein offener Bedarf sagt noch nicht, ob die Arbeit im Sicherheitsbereich eines Flughafens ist. Solange das fehlt, schlagen wir Ihnen dafür niemanden vor.',
      en: 'An open requirement does not say yet whether the work is in the airside area of an airport. Until then we propose nobody for it.',
    },
    second: {
      de: 'Öffnen Sie den Bedarf und wählen Sie aus, wo gearbeitet wird.',
      en: 'Open the requirement and choose where the work is.',
    },
    button: TO_EMPLOYER_AREA,
    link: toPage('/dashboard/employer'),
  },
} satisfies Record<string, Template>;
