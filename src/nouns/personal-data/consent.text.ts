import type { Lang } from '#contract/languages.ts';
import { CONSENT_PURPOSES, CONSENT_VERSIONS, type ConsentPurpose } from '#contract/placements/consent.ts';
import { say, type Texts } from '#src/i18n/text.ts';

/**
 * What people agree to, word for word. Another wording needs another version in `api/contract/placements/consent.ts`: a test
 * compares the two.
 */
export const consentTexts = {
  employers: {
    title: { de: 'Arbeitgeber dürfen Ihr Profil sehen', en: 'Employers may see your profile' },
    shown: {
      de: 'Firmen, die wir geprüft haben, sehen dann: eine Nummer, Ihr Deutsch-Niveau, an welchen Tagen Sie können, wie viele Tage Ihnen für einen Job in Deutschland bleiben, welche Arbeit Sie sich wünschen, ob Ihre Unterlagen vollständig sind und ob Sie schon vermittelt sind.',
      en: 'Companies that we have vetted then see: a number, your level of German, on which days you are available, how many days for a job in Germany you have left, which work you would like, whether your documents are complete and whether you are matched already.',
    },
    hidden: {
      de: 'Diese Firmen sehen nicht: Name, E-Mail-Adresse, Geburtsdatum, Staatsangehörigkeit, Hochschule, Reisepass und Ihre Dateien. Name und E-Mail-Adresse geben wir nur dem einen Arbeitgeber frei, für den wir Sie vorschlagen. Nehmen Sie seinen Platz an, stehen im Vertrag auch Anschrift, Geburtsdatum, Staatsangehörigkeit und Hochschule.',
      en: 'They do not see: name, e-mail address, date of birth, nationality, university, passport and your files. We release name and e-mail address only to the one employer for whom we propose you. If you accept its place, the contract also has your address, date of birth, nationality and university.',
    },
    voluntary: {
      de: 'Das ist freiwillig. Ohne Ihre Einwilligung bleibt Ihre Bewerbung bestehen, aber wir können Sie keinem Arbeitgeber vorschlagen. Sie gilt, bis Sie sie zurückziehen oder Ihre Bewerbung endet; zurückziehen können Sie sie jederzeit auf dieser Seite. Dann liest kein Arbeitgeber mehr Ihren Namen, außer in einem Vertrag, den Sie und er unterschrieben haben.',
      en: 'This is voluntary. Without your consent your application stays, but we cannot propose you to any employer. It holds until you withdraw it or your application ends; you can withdraw it on this page at any time. Then no employer reads your name any more, except in a contract that you and the employer have signed.',
    },
  },
  partner_name: {
    title: { de: 'Ihr Partner darf Ihren Namen sehen', en: 'Your partner may see your name' },
    shown: {
      de: 'Auf der Liste des Partners, der Sie eingeladen hat, steht dann Ihr Vor- und Nachname statt einer Nummer. Viele Partner sitzen außerhalb der EU, zum Beispiel in Äthiopien. Dort ist der Datenschutz nicht so geregelt wie in der EU.',
      en: 'The list of the partner who invited you then shows your first and last name in place of a number. Many partners are outside the EU, for example in Ethiopia. Data protection there is not regulated as in the EU.',
    },
    hidden: {
      de: 'Auch ohne Einwilligung sieht der Partner: Ihre Bewerbungsnummer, in welchem Schritt Sie sind, wer an der Reihe ist und was noch fehlt. Nie sieht er: Ihre E-Mail-Adresse und Ihre Dateien.',
      en: 'Even without your consent the partner sees: your application number, in which step you are, whose turn it is and what is still missing. They never see: your e-mail address and your files.',
    },
    voluntary: {
      de: 'Das ist freiwillig und ändert nichts an Ihrer Bewerbung. Ziehen Sie die Einwilligung zurück, sieht der Partner sofort wieder nur die Nummer. Was er vorher gelesen oder gespeichert hat, können wir nicht zurückholen.',
      en: 'This is voluntary and changes nothing about your application. If you withdraw your consent, the partner at once sees only the number again. What they have read or saved before, we cannot take back.',
    },
  },
  partner_placement: {
    title: { de: 'Ihr Partner darf wissen, wo Sie arbeiten', en: 'Your partner may know where you work' },
    shown: {
      de: 'Haben Sie einen Platz angenommen, so steht in der Tabelle des Partners, der Sie eingeladen hat, auch: die Firma, der Ort, Ihr erster und Ihr letzter Arbeitstag, und ab welchem Tag Sie wirklich gearbeitet haben. Hochschulen wissen so, wer wann ankommt. Viele Partner sitzen außerhalb der EU, zum Beispiel in Äthiopien. Dort ist der Datenschutz nicht so geregelt wie in der EU.',
      en: 'Once you have accepted a place, the table of the partner who invited you also has: the company, the site, your first and your last day of work, and from which day you really worked. Universities then know who arrives when. Many partners are outside the EU, for example in Ethiopia. Data protection there is not regulated as in the EU.',
    },
    hidden: {
      de: 'Nie sieht er: Ihren Lohn, Ihren Vertrag, Ihre Dateien und ob Sie einmal nicht gekommen sind. Ob er Ihren Namen oder nur eine Nummer sieht, entscheiden Sie getrennt davon.',
      en: 'They never see: your pay, your contract, your files and whether you once did not come. Whether they see your name or only a number, you decide separately.',
    },
    voluntary: {
      de: 'Das ist freiwillig und ändert nichts an Ihrem Platz. Ziehen Sie die Einwilligung zurück, steht davon sofort nichts mehr in der Tabelle. Was der Partner vorher gespeichert hat, können wir nicht zurückholen.',
      en: 'This is voluntary and changes nothing about your place. If you withdraw your consent, none of it is in the table from then on. What the partner has saved before, we cannot take back.',
    },
  },
} satisfies Record<ConsentPurpose, Texts>;

const acts = {
  give: { de: 'Ja, ich willige ein', en: 'Yes, I agree' },
  given: { de: 'Eingewilligt am {date}', en: 'Agreed on {date}' },
  withdraw: { de: 'Einwilligung zurückziehen', en: 'Withdraw consent' },
  askTitle: { de: 'Einwilligung zurückziehen?', en: 'Withdraw your consent?' },
  keep: { de: 'Behalten', en: 'Keep it' },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
} satisfies Texts;

/** In place of the title while nobody has agreed. */
const questions = {
  employers: { de: 'Dürfen Arbeitgeber Ihr Profil sehen?', en: 'May employers see your profile?' },
  partner_name: { de: 'Darf Ihr Partner Ihren Namen sehen?', en: 'May your partner see your name?' },
  partner_placement: { de: 'Darf Ihr Partner wissen, wo Sie arbeiten?', en: 'May your partner know where you work?' },
} satisfies Record<ConsentPurpose, unknown> & Texts;

/** What a withdrawal brings, said before it. */
const askTexts = {
  employers: {
    de: 'Ihr Profil verschwindet dann sofort aus der Liste der Arbeitgeber, und Angebote, die Sie noch nicht angenommen haben, enden. Ihre Bewerbung und Ihre Angaben bleiben. Was eine Firma vorher gelesen oder gespeichert hat, können wir nicht zurückholen. Sie können später wieder einwilligen.',
    en: 'Your profile then disappears from the employers’ list at once, and offers that you have not accepted yet end. Your application and your details stay. What a company has read or saved before, we cannot take back. You can agree again later.',
  },
  partner_name: {
    de: 'Ihr Partner sieht dann sofort nur noch Ihre Bewerbungsnummer. Ihre Bewerbung bleibt, wie sie ist. Sie können später wieder einwilligen.',
    en: 'Your partner then at once sees only your application number. Your application stays as it is. You can agree again later.',
  },
  partner_placement: {
    de: 'In der Tabelle Ihres Partners steht dann sofort nicht mehr, wo und wann Sie arbeiten. Ihr Platz bleibt. Sie können später wieder einwilligen.',
    en: 'Your partner’s table then at once no longer says where and when you work. Your place stays. You can agree again later.',
  },
} satisfies Record<ConsentPurpose, unknown> & Texts;

/** The words around a consent. */
export function consentActs(purpose: ConsentPurpose, lang: Lang) {
  return { ...say(acts, lang), question: say(questions, lang)[purpose], askText: say(askTexts, lang)[purpose] };
}

/** The consents in one language, each with the version of its text. */
export function consentsIn(lang: Lang) {
  return CONSENT_PURPOSES.map((purpose) => ({
    purpose,
    version: CONSENT_VERSIONS[purpose],
    ...say(consentTexts[purpose], lang),
  }));
}
