import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';

/** What a page gives to its room of the admins' area. */
export interface RoomProps<Texts> {
  lang: Lang;
  guard: GuardProps;
  texts: Texts;
  links: RoomLinks;
  emptyPicture: string;
}

/** The addresses of all rooms, and of the account's settings. */
export type RoomLinks = Readonly<Record<keyof typeof ROOMS, string>>;

const ROOMS = {
  applications: paths.adminApplications,
  partners: paths.adminPartners,
  employers: paths.adminEmployers,
  placements: paths.adminPlacements,
  assignment: paths.adminAssignment,
  contracts: paths.adminContracts,
  mails: paths.adminMails,
  log: paths.adminLog,
  retention: paths.adminRetention,
  account: paths.account,
};

/** All but the texts, which are the room's own. */
export function roomProps(lang: Lang): Omit<RoomProps<never>, 'texts'> {
  const links = Object.entries(ROOMS).map(([room, path]) => [room, path(lang)]);
  return { lang, guard: guardProps(lang, 'admin'), links: Object.fromEntries(links), emptyPicture: empty.src };
}
