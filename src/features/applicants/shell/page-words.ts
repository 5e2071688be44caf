import type { ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { FILE_CODES } from '#src/lib/file-codes.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { codesOf } from '#src/lib/rule-codes.ts';
import { LIFE_CODES } from '#src/nouns/employment-contract/life.text.ts';
import { verifyTexts } from '../documents/verify.text.ts';
import { enrolmentTexts } from '../enrolment/enrolment.text.ts';
import { RULES } from '../forms/rules.ts';
import { CORRECTABLE } from '../status/changes.ts';
import { statusFaults } from '../status/status.text.ts';
import { NAMES } from '../wizard/step1-names.ts';
import { shellTexts, type TokenPageWords, tokenPageTexts } from './shell.text.ts';

/** Names of the fields that people type into. */
const TYPED = [...NAMES, ...CORRECTABLE, 'tracking_number'].filter((name) => name !== 'gdpr');

const FIELD_CODES = Object.values(RULES).flatMap((rule) => codesOf(rule, TYPED));

/** What a page beside the wizard says around an application. */
export function pageWords(page: string, lang: Lang): TokenPageWords {
  const { faults, tokenPage } = tokenPageTexts(lang);
  return {
    texts: shellTexts(lang),
    errors: pageErrors(page, lang),
    faults: page === 'status' ? statusFaults(lang) : faults,
    tokenPage,
  };
}

/** Sentences for what may be wrong with the fields and files of a page. */
export function pageErrors(page: string, lang: Lang): ErrorTexts {
  return { ...pickErrorTexts(lang, [...FILE_CODES, ...FIELD_CODES, ...(CODES[page] ?? [])]), ...OWN[page]?.(lang) };
}

const CODES: Readonly<Record<string, readonly ErrorCode[]>> = {
  join: ['gdpr_required', 'hub4africa_required'],
  upload: ['upload_files_required'],
  verify: ['verification_files_required'],
  placement: ['days_worked_invalid', 'end_before_start'],
  contract: LIFE_CODES,
};

/** A page's own sentences in place of the catalogue's, by code. */
const OWN: Readonly<Record<string, (lang: Lang) => ErrorTexts>> = {
  verify: (lang) => ({ gdpr_required: verifyTexts(lang).gdprRequired }),
  enrolment: (lang) => ({ enrolment_required: enrolmentTexts(lang).required }),
};
