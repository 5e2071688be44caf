import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { errorScreenTexts } from '#src/i18n/error-screen.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { lastClosing, seasonChoices } from '#src/i18n/season.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { pictures } from '../application/pictures.ts';
import { startTextsAddress, type TextsPage, textsAddress } from '../application/text-files.ts';
import { wizardStartTexts } from '../wizard/wizard.text.ts';
import type { WizardProps } from '../wizard/wizard-context.ts';
import { pageErrors, pageWords } from './page-words.ts';
import type { TokenPageProps } from './shell-context.ts';

/** The props of a page beside the wizard. */
export function tokenPageProps(lang: Lang, page: TextsPage) {
  return { ...pageProps(lang, page), words: pageWords(page, lang) } satisfies TokenPageProps;
}

/** Everything that a page's island needs beside what it says, in one language. */
function pageProps(lang: Lang, page: TextsPage) {
  return {
    lang,
    textsAddress: textsAddress(page, lang),
    startAddress: startTextsAddress(lang),
    network: { name: site.partnerNetwork.name, registrationUrl: site.partnerNetwork.registrationUrl },
    errorScreen: errorScreenTexts(lang),
    support: mailLink(site.contact.supportEmail),
    links: {
      home: paths.home(lang),
      join: paths.join(lang),
      status: paths.status(lang),
      verify: paths.verify(lang),
      upload: paths.upload(lang),
      enrolment: paths.enrolment(lang),
      contact: paths.contact(lang),
      privacy: paths.privacy(lang),
    },
    pictures: { offline: pictures.offline, lostSuitcase: pictures.lostSuitcase },
  };
}

export function wizardProps(lang: Lang): WizardProps {
  return {
    ...pageProps(lang, 'join'),
    errors: pageErrors('join', lang),
    texts: wizardStartTexts(lang),
    closesOn: lastClosing(),
    seasons: seasonChoices(lang),
  };
}
