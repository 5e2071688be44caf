import type { Text } from '#contract/languages.ts';
import { type Template, toPage } from './template.ts';

const TO_PARTNER_AREA: Text = { de: 'Zum Partnerbereich', en: 'Go to the partner area' };

/** Mails about an admin's decisions on a partner. `reason`: the admin's words. */
export const PARTNER_DECISIONS = {
  'partner-verified': {
    headline: { de: 'Ihre Einrichtung ist geprüft', en: 'Your organisation is verified' },
    first: { de: 'Wir haben {organization} geprüft.', en: 'We have verified {organization}.' },
    second: {
      de: 'In Ihrem Bereich sehen Sie jetzt, wer sich über Ihren Link registriert hat, wie weit die Bewerbungen sind und was noch fehlt.',
      en: 'In your area you now see who has registered through your link, how far the applications have come and what is still missing.',
    },
    button: TO_PARTNER_AREA,
    link: toPage('/partner'),
  },
  'partner-unverified': {
    headline: {
      de: 'Ihre Einrichtung muss noch einmal geprüft werden',
      en: 'Your organisation has to be verified again',
    },
    first: {
      de: 'Wir haben die Bestätigung von {organization} zurückgenommen. Namen und Zahlen Ihrer Studierenden sehen Sie erst wieder, wenn wir Ihre Einrichtung neu geprüft haben.',
      en: 'We have withdrawn the verification of {organization}. You will see the names and figures of your students again once we have verified your organisation.',
    },
    second: {
      de: 'Link, QR-Code und Aushänge funktionieren weiter. Fragen dazu beantworten wir gern.',
      en: 'The link, the QR code and the posters go on working. Please ask us if you have any questions.',
    },
    button: TO_PARTNER_AREA,
    link: toPage('/partner'),
  },
  'partner-paused': ({ params }) => ({
    headline: { de: 'Ihre Einladung ist pausiert', en: 'Your invitation is paused' },
    first: {
      de: 'Wir haben Ihre Einladung pausiert: Über den Link, den QR-Code und Ihre gedruckten Aushänge kann sich gerade niemand registrieren. Laufende Bewerbungen gehen weiter.',
      en: 'We have paused your invitation: nobody can register through the link, the QR code or your printed posters at the moment. Applications that have begun go on.',
    },
    second: {
      de: 'Aushänge können hängen bleiben. Sie funktionieren wieder, sobald die Einladung weitergeht.',
      en: 'You can leave the posters up. They will work again as soon as we resume the invitation.',
    },
    box: { title: { de: 'Grund', en: 'Reason' }, text: params.reason ?? '' },
    button: TO_PARTNER_AREA,
    link: toPage('/partner'),
  }),
  'partner-resumed': {
    headline: { de: 'Ihre Einladung gilt wieder', en: 'Your invitation works again' },
    first: {
      de: 'Link, QR-Code und gedruckte Aushänge funktionieren wieder: Studierende können sich ab sofort darüber registrieren.',
      en: 'The link, the QR code and printed posters work again: students can register through them from now on.',
    },
    button: TO_PARTNER_AREA,
    link: toPage('/partner'),
  },
} satisfies Record<string, Template>;
