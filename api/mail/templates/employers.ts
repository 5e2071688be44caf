import { fill } from '#contract/fill.ts';
import type { Text } from '#contract/languages.ts';
import { pick, type Template } from './template.ts';

const TO_EMPLOYER_AREA: Text = { de: 'Zum Arbeitgeberbereich', en: 'Go to the employer area' };

/** Mails about an admin's decisions on an employer. `reason`: the admin's words. */
export const EMPLOYERS = {
  'employer-vetted': ({ params }, lang) => ({
    ...pick(lang, {
      headline: { de: 'Ihre Firma ist geprüft', en: 'Your company is vetted' },
      first: {
        de: fill('Wir haben {organization} geprüft. Vielen Dank für Ihre Angaben.', params),
        en: fill('We have vetted {organization}. Thank you for the details.', params),
      },
      second: {
        de: 'In Ihrem Bereich können Sie jetzt Ihren Bedarf melden: wen Sie suchen, wo und für welche Zeit. Danach starten Sie dort das Matching und sehen, wer passt.',
        en: 'In your area you can now add your requirements: whom you are looking for, where and for which period. Then start matching there and see who fits.',
      },
    }),
    button: TO_EMPLOYER_AREA[lang],
    link: { page: `/${lang}/dashboard/employer` },
  }),
  'employer-refused': ({ params }, lang) => ({
    ...pick(lang, {
      headline: { de: 'Zu Ihren Firmenangaben fehlt uns noch etwas', en: 'We need something else about your company' },
      first: {
        de: fill('Wir können {organization} noch nicht bestätigen. Der Grund steht unten.', params),
        en: fill('We cannot confirm {organization} yet. The reason is given below.', params),
      },
      second: {
        de: 'Sie können Ihre Angaben in Ihrem Bereich verbessern und noch einmal zur Prüfung senden.',
        en: 'You can correct your details in your area and send them to be vetted again.',
      },
    }),
    box: { title: { de: 'Der Grund', en: 'The reason' }[lang], text: params.reason ?? '' },
    button: TO_EMPLOYER_AREA[lang],
    link: { page: `/${lang}/dashboard/employer` },
  }),
} satisfies Record<string, Template>;
