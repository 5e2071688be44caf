import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import { type PeopleTexts, peopleTexts } from './admin-people.text.ts';

export interface AdminPeopleProps {
  lang: Lang;
  guard: GuardProps;
  texts: PeopleTexts;
  errors: ErrorTexts;
  path: string;
  settingsPath: string;
}

export function adminPeopleProps(lang: Lang): AdminPeopleProps {
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    texts: peopleTexts(lang),
    errors: pickErrorTexts(lang, ['input_empty', 'email_invalid']),
    path: paths.adminPeople(lang),
    settingsPath: paths.account(lang),
  };
}
