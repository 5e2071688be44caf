import { GENERAL } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import type { ErrorScreenSentences, ErrorScreenTexts } from '#src/ui/island/error-screen.ts';
import { say, type Texts } from './text.ts';

const errorScreenText = {
  error: GENERAL.error,
  advice: {
    de: 'Bitte versuchen Sie es noch einmal, oder laden Sie die Seite neu. Bleibt der Fehler, hilft Ihnen unser Support:',
    en: 'Please try again, or reload the page. If it happens again, our support will help you:',
  },
  support: { de: 'E-Mail an den Support', en: 'E-mail to support' },
  retry: { de: 'Erneut versuchen', en: 'Try again' },
  reload: { de: 'Seite neu laden', en: 'Reload page' },
} satisfies Texts;

/** The texts that a page hands to its island, so that the island carries no catalogue. */
export function errorScreenTexts(lang: Lang): ErrorScreenTexts {
  return { own: sentences(lang), other: sentences(lang === 'de' ? 'en' : 'de'), code: GENERAL.unexpected.en };
}

function sentences(lang: Lang): ErrorScreenSentences {
  return { lang, ...say(errorScreenText, lang) };
}
