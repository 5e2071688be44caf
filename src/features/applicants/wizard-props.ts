import type { ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { errorScreenTexts } from '#src/i18n/error-screen.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { wizardTexts } from './applicants.text.ts';
import type { WizardProps } from './wizard-context.ts';

/** What the forms check by themselves; everything else the server says in words. */
const CODES = [
  'input_empty',
  'input_too_long',
  'input_invalid',
  'email_invalid',
  'gdpr_required',
  'file_too_large',
  'file_type_not_allowed',
  'file_documents_only',
  'file_name_invalid',
  'file_empty',
  'file_required',
  'hub4africa_required',
  'step2_files_required',
  'enrolment_required',
] as const satisfies readonly ErrorCode[];

/** For the page: everything the island needs, in one language. */
export function wizardProps(lang: Lang): Omit<WizardProps, 'pictures'> {
  return {
    lang,
    texts: wizardTexts(lang),
    errors: pickErrorTexts(lang, CODES),
    network: { name: site.partnerNetwork.name, registrationUrl: site.partnerNetwork.registrationUrl },
    originals: site.originals,
    closesOn: site.programme.applicationsCloseOn,
    errorScreen: errorScreenTexts(lang),
    email: site.contact.email,
    links: { contact: paths.contact(lang), privacy: paths.privacy(lang), support: mailLink(site.contact.supportEmail) },
  };
}
