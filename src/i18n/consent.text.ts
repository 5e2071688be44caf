import { CONSENT_PURPOSES, CONSENT_VERSIONS, type ConsentPurpose } from '#contract/consent.ts';
import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from './text.ts';

/**
 * What people agree to, word for word. Another wording needs another version in `api/contract/consent.ts`: a test
 * compares the two.
 */
export const consentTexts = {
  employers: {
    title: { de: 'Arbeitgeber dürfen Ihr Profil sehen', en: 'Employers may see your profile' },
    shown: {
      de: 'Firmen, die wir geprüft haben, sehen dann: eine Nummer, Ihr Deutsch-Niveau, an welchen Tagen Sie können, wie viele Arbeitstage Ihnen bleiben, welche Arbeit Sie sich wünschen, ob Ihre Unterlagen vollständig sind und ob Sie schon vermittelt sind.',
      en: 'Companies that we have vetted then see: a number, your level of German, on which days you are available, how many days of work you have left, which work you would like, whether your documents are complete and whether you are matched already.',
    },
    hidden: {
      de: 'Sie sehen nicht: Name, E-Mail-Adresse, Geburtsdatum, Staatsangehörigkeit, Hochschule, Reisepass und Ihre Dateien. Name und E-Mail-Adresse geben wir nur dem einen Arbeitgeber frei, für den wir Sie vorschlagen.',
      en: 'They do not see: name, e-mail address, date of birth, nationality, university, passport and your files. We release name and e-mail address only to the one employer for whom we propose you.',
    },
    voluntary: {
      de: 'Das ist freiwillig. Ohne Ihre Einwilligung bleibt Ihre Bewerbung bestehen, aber wir können Sie keinem Arbeitgeber vorschlagen. Sie gilt, bis Sie sie zurückziehen oder Ihre Bewerbung endet; zurückziehen können Sie sie jederzeit auf dieser Seite.',
      en: 'This is voluntary. Without your consent your application stays, but we cannot propose you to any employer. It holds until you withdraw it or your application ends; you can withdraw it on this page at any time.',
    },
  },
} satisfies Record<ConsentPurpose, Texts>;

/** The consents in one language, each with the version of its text. */
export function consentsIn(lang: Lang) {
  return CONSENT_PURPOSES.map((purpose) => ({
    purpose,
    version: CONSENT_VERSIONS[purpose],
    ...say(consentTexts[purpose], lang),
  }));
}
export type ConsentIn = ReturnType<typeof consentsIn>[number];
