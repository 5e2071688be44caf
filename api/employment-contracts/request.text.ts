import { LANGUAGES, type Lang, type Text } from '#contract/languages.ts';

/** What the server asks the operator for in an employer's name, and how it answers. */
export const REQUEST_TEXTS = {
  wage: {
    de: 'Beim Bedarf stehen jetzt {wage} € je Stunde, im Vertrag noch {before} €. Bitte senden Sie eine neue Fassung mit dem höheren Lohn.',
    en: 'The requirement now says €{wage} an hour, the contract still €{before}. Please send a new version with the higher wage.',
  },
  refusal: {
    de: '{authority} hat am {date} nein gesagt: Für diesen Bedarf wird niemand aus Äthiopien überprüft. Bitte klären Sie mit uns, wie es mit dem Vertrag weitergeht.',
    en: '{authority} said no on {date}: nobody from Ethiopia is checked for this requirement. Please settle with us how the contract goes on.',
  },
  sent: {
    de: 'Die Fassung {version} mit {wage} € je Stunde ist gesendet.',
    en: 'Version {version} with €{wage} an hour has been sent.',
  },
} as const satisfies Record<string, Text>;

/** The longest piece of each sentence that no value changes. */
const MARKS = LANGUAGES.flatMap((lang) =>
  Object.values(REQUEST_TEXTS).map((text) => ({
    lang,
    mark: text[lang].split(/\{\w+\}/).reduce((longest, one) => (one.length > longest.length ? one : longest)),
  })),
);

/** In which language the server has written this; null for what somebody typed. Pure. */
export function languageOfRequest(said: string): Lang | null {
  return MARKS.find(({ mark }) => said.includes(mark))?.lang ?? null;
}
