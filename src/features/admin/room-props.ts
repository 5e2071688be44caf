import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import empty from '../../assets/illustrations/empty.svg';

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
  server: paths.adminServer,
  log: paths.adminLog,
  retention: paths.adminRetention,
  seasons: paths.adminSeasons,
  settings: paths.adminSettings,
  account: paths.account,
};

/** What a page gives to its room of the admins' area, but the texts, which are the room's own. */
export function roomProps(lang: Lang) {
  const links = Object.fromEntries(Object.entries(ROOMS).map(([room, path]) => [room, path(lang)])) as RoomLinks;
  return { lang, guard: guardProps(lang, 'admin'), links, emptyPicture: empty.src };
}
export type RoomProps<Texts> = ReturnType<typeof roomProps> & { texts: Texts };
