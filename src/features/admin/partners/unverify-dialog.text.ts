import type { Texts } from '#src/i18n/text.ts';

/** Before a verification is withdrawn. */
export const unverifyDialog = {
  title: { de: 'Bestätigung zurücknehmen?', en: 'Withdraw the verification?' },
  ends: {
    de: '{organization} sieht dann keine Namen und Zahlen mehr, bis jemand die Organisation neu bestätigt. Bisher registriert: {count}. Link, QR-Code und Aushänge gelten weiter. Der Partner erfährt es per E-Mail.',
    en: '{organization} will no longer see any names or figures until somebody verifies the organisation again. Registered so far: {count}. The link, QR code and posters go on working. The partner is told by e-mail.',
  },
  confirm: { de: 'Jetzt zurücknehmen', en: 'Withdraw now' },
} satisfies Texts;
