import type { Texts } from '#src/i18n/text.ts';

/** Before an organisation is verified. */
export const verifyDialog = {
  title: { de: 'Organisation bestätigen?', en: 'Verify the organisation?' },
  means: {
    de: '{organization} sieht dann die Zahlen ihrer Studierenden, und die Namen derer, die zugestimmt haben. Bisher registriert: {count}. Der Aushang druckt die Zeilen auf dieser Seite. Bestätigen Sie nur, wenn Sie wissen, wer dahinter steht.',
    en: '{organization} will see the figures of its students, and the names of those who have agreed. Registered so far: {count}. The poster prints the lines on this page. Verify only if you know who is behind it.',
  },
  confirm: { de: 'Jetzt bestätigen', en: 'Verify now' },
} satisfies Texts;

/** Before a verification is withdrawn. */
export const unverifyDialog = {
  title: { de: 'Bestätigung zurücknehmen?', en: 'Withdraw the verification?' },
  means: {
    de: '{organization} sieht dann keine Namen und Zahlen mehr, bis jemand die Organisation neu bestätigt. Bisher registriert: {count}. Link, QR-Code und Aushänge gelten weiter. Der Partner erfährt es per E-Mail.',
    en: '{organization} will no longer see any names or figures until somebody verifies the organisation again. Registered so far: {count}. The link, QR code and posters go on working. The partner is told by e-mail.',
  },
  confirm: { de: 'Jetzt zurücknehmen', en: 'Withdraw now' },
} satisfies Texts;
