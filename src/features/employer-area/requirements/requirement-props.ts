import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { OFFERED } from '#src/i18n/season.ts';
import { say } from '#src/i18n/text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { employerStates, housingTexts } from '#src/nouns/employer/employer.text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';
import { employerForm } from '../employer-area.text.ts';
import { loadingTexts } from '../loading.text.ts';
import { requirementForm } from './requirements.text.ts';

function requirementPageTexts(lang: Lang) {
  return {
    ...say({ ...loadingTexts, form: requirementForm, sending: employerForm }, lang),
    names: requirementTexts(lang),
    ...say({ housing: housingTexts, states: employerStates }, lang),
  };
}
export type RequirementPageTexts = ReturnType<typeof requirementPageTexts>;

export function employerRequirementProps(lang: Lang) {
  const { maxDays, maxMonths } = site.programme;
  return {
    lang,
    guard: guardProps(lang, 'employer'),
    texts: requirementPageTexts(lang),
    errors: pickErrorTexts(lang, [
      'input_empty',
      'headcount_invalid',
      'wage_invalid',
      'week_hours_invalid',
      'hours_reversed',
      'number_invalid',
      'euro_invalid',
      'start_past',
      'end_before_start',
      'placement_too_long',
      'season_too_long',
      'wage_below_minimum',
      'hours_unlawful',
      'season_hours_few',
      'season_untied',
      'paper_in_future',
      'paper_too_old',
    ]),
    offered: OFFERED,
    longest: { maxDays, maxMonths },
    wages: site.earnings.wages,
    links: { dashboard: paths.dashboardEmployer(lang), portal: paths.portal(lang) },
  };
}

export type RequirementPageProps = ReturnType<typeof employerRequirementProps>;
