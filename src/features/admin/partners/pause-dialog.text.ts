import type { Texts } from '#src/i18n/text.ts';

/** The questions before an invitation is paused or resumed. */
export const pauseDialog = {
  pauseTitle: { de: 'Einladung pausieren?', en: 'Pause the invitation?' },
  ends: {
    de: 'Über Link, QR-Code, Kurzadresse und Partner-ID von {organization} kann sich dann niemand mehr registrieren, auch nicht über gedruckte Aushänge. Laufende Bewerbungen gehen weiter.',
    en: 'Nobody will be able to register through the link, QR code, short address or partner ID of {organization}, nor through any printed poster. Applications that have begun go on.',
  },
  people: {
    de: 'Bisher registriert: {all}, davon {recent} in den letzten vier Wochen.',
    en: 'Registered so far: {all}, {recent} of them in the last four weeks.',
  },
  reason: { de: 'Grund', en: 'Reason' },
  reasonHint: {
    de: 'Der Partner liest ihn in einer E-Mail und in seinem Bereich.',
    en: 'The partner reads it in an e-mail and in the partner area.',
  },
  reasonMissing: {
    de: 'Bitte geben Sie einen Grund an. Der Partner liest ihn.',
    en: 'Please give a reason. The partner will read it.',
  },
  pause: { de: 'Jetzt pausieren', en: 'Pause now' },
  resumeTitle: { de: 'Einladung fortsetzen?', en: 'Resume the invitation?' },
  begins: {
    de: 'Über Link, QR-Code und gedruckte Aushänge von {organization} können sich Studierende dann wieder registrieren. Der Partner erfährt es per E-Mail.',
    en: 'Students will be able to register again through the link, the QR code and printed posters of {organization}. The partner is told by e-mail.',
  },
  resume: { de: 'Jetzt fortsetzen', en: 'Resume now' },
} satisfies Texts;
