import type { ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { errorScreenTexts } from '#src/i18n/error-screen.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { lastClosing, seasonChoices } from '#src/i18n/season.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { FILE_CODES } from '#src/lib/file-codes.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { codesOf } from '#src/lib/rule-codes.ts';
import { pictures } from '../application/pictures.ts';
import { startTextsAddress, type TextsPage, textsAddress } from '../application/text-files.ts';
import { RULES } from '../forms/rules.ts';
import { CORRECTABLE } from '../status/changes.ts';
import { NAMES } from '../wizard/step1-names.ts';
import { wizardStartTexts } from '../wizard/wizard.text.ts';
import type { WizardProps } from '../wizard/wizard-context.ts';
import { shellTexts, tokenPageTexts } from './shell.text.ts';
import type { ShellProps, TokenPageProps } from './shell-context.ts';

/** Names of the fields that people type into. */
const TYPED = [...NAMES, ...CORRECTABLE, 'tracking_number'].filter((name) => name !== 'gdpr');

const FIELD_CODES = Object.values(RULES).flatMap((rule) => codesOf(rule, TYPED));

/** The props of a page beside the wizard. */
export function tokenPageProps(...rules: Parameters<typeof shellProps>): TokenPageProps {
  return { ...shellProps(...rules), ...tokenPageTexts(rules[0]) };
}

/**
 * Everything that a page's island needs beside its own texts, in one language.
 * @param own sentences of this page that replace the catalogue's, by code
 */
function shellProps(lang: Lang, page: TextsPage, codes: readonly ErrorCode[] = [], own: ErrorTexts = {}): ShellProps {
  return {
    lang,
    textsAddress: textsAddress(page, lang),
    startAddress: startTextsAddress(lang),
    texts: shellTexts(lang),
    errors: { ...pickErrorTexts(lang, [...FILE_CODES, ...FIELD_CODES, ...codes]), ...own },
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
    ...shellProps(lang, 'join', ['gdpr_required', 'hub4africa_required']),
    texts: wizardStartTexts(lang),
    closesOn: lastClosing(),
    seasons: seasonChoices(lang),
  };
}
