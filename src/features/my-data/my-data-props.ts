import type { Lang } from '#contract/languages.ts';
import { STAKE_SENTENCES } from '#contract/model/stakes.text.ts';
import type { ConsentPurpose } from '#contract/placements/consent.ts';
import { site } from '#site';
import { errorScreenTexts } from '#src/i18n/error-screen.text.ts';
import { formText, plainFormText } from '#src/i18n/form.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { say } from '#src/i18n/text.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { documentNames } from '#src/nouns/document/document-names.ts';
import { consentActs, consentsIn } from '#src/nouns/personal-data/consent.text.ts';
import { dataExportText } from '#src/nouns/personal-data/data-export.text.ts';
import { erasedText, eraseText } from './erase.text.ts';
import { askText, myDataText, ownerText } from './my-data.text.ts';
import { correctText, historyText, seenText } from './sections.text.ts';

/** Everything that the page "your data" hands to its island, in one language. */
export function myDataProps(lang: Lang) {
  return {
    lang,
    texts: {
      ...say({ page: myDataText, ask: askText, owner: ownerText, take: dataExportText, correct: correctText }, lang),
      history: say(historyText, lang),
      seen: { ...say(seenText, lang), document_names: documentNames(lang) },
      consents: consentsOf(lang),
      ...say({ erase: eraseText, stakes: STAKE_SENTENCES, erased: erasedText }, lang),
      form: { ...say({ ...formText, ...plainFormText }, lang), refusedTitle: correctText.failed[lang] },
    },
    errors: pickErrorTexts(lang, [
      'email_invalid',
      'choice_missing',
      'input_empty',
      'input_too_long',
      'erasure_number',
      'erasure_contract',
    ]),
    errorScreen: errorScreenTexts(lang),
    support: mailLink(site.contact.supportEmail),
    links: {
      account: paths.account(lang),
      placement: paths.placement(lang),
      signIn: paths.studentLogin(lang),
      here: paths.myData(lang),
    },
  };
}
function consentsOf(lang: Lang) {
  const all = consentsIn(lang).map(
    (consent) => [consent.purpose, { consent, acts: consentActs(consent.purpose, lang) }] as const,
  );
  return Object.fromEntries(all) as Record<ConsentPurpose, (typeof all)[number][1]>;
}

export type MyDataProps = ReturnType<typeof myDataProps>;
