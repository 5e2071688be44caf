import { ROLES, type Role } from '#contract/accounts/roles.ts';
import type { Lang } from '#contract/languages.ts';
import { ERASE_OBSTACLES, type EraseObstacle } from '#contract/personal-data/erase-obstacles.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { homeOfRole, paths } from '#src/i18n/paths.ts';
import { say } from '#src/i18n/text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { accountSettingsTexts, settingsErrors } from './account.text.ts';

export function accountSettingsProps(lang: Lang) {
  return {
    guard: guardProps(lang),
    texts: accountSettingsTexts(lang),
    errors: {
      ...pickErrorTexts(lang, [
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
    obstacles: pickErrorTexts(lang, [...ERASE_OBSTACLES]),
    obstacleLinks: {
      erasure_application: paths.myData(lang),
      last_admin: paths.adminPeople(lang),
      owner_stays: paths.contact(lang),
      owner_hands_over: paths.employerMembers(lang),
      erasure_open_contract: paths.employerContracts(lang),
      erasure_open_place: paths.contact(lang),
    } satisfies Record<EraseObstacle, string>,
    homes: Object.fromEntries(ROLES.map((role) => [role, homeOfRole[role](lang)])) as Record<Role, string>,
    portal: paths.portal(lang),
    start: paths.home(lang),
    myData: paths.myData(lang),
  };
}

export type AccountSettingsProps = ReturnType<typeof accountSettingsProps>;
