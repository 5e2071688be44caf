import { ROLES, type Role } from '#contract/accounts/roles.ts';
import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { homeOfRole, paths } from '#src/i18n/paths.ts';
import { say } from '#src/i18n/text.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import { type AccountSettingsTexts, accountSettingsTexts, settingsErrors } from './account.text.ts';

export interface AccountSettingsProps {
  guard: GuardProps;
  texts: AccountSettingsTexts;
  errors: ErrorTexts;
  homes: Readonly<Record<Role, string>>;
  /** Where people go after signing out everywhere; admins go to `start`. */
  portal: string;
  start: string;
  /** A student's page about their data. */
  myData: string;
}

export function accountSettingsProps(lang: Lang): AccountSettingsProps {
  return {
    guard: guardProps(lang),
    texts: accountSettingsTexts(lang),
    errors: {
      ...pickErrorTexts(lang, [
        'input_empty',
        'email_invalid',
        'password_too_short',
        'password_too_long',
        'password_no_uppercase',
        'password_no_lowercase',
        'password_no_number',
        'password_no_special',
        'password_common',
      ]),
      ...say(settingsErrors, lang),
    },
    homes: Object.fromEntries(ROLES.map((role) => [role, homeOfRole[role](lang)])) as Record<Role, string>,
    portal: paths.portal(lang),
    start: paths.home(lang),
    myData: paths.myData(lang),
  };
}
