import { paths } from '#src/i18n/paths.ts';

/** A picture of the README: one page, as somebody of the demonstration sees it. */
export interface Shot {
  /** The file in docs/screens. */
  file: string;
  path: string;
  width: 360 | 1280;
  height: number;
  /** Who is signed in. */
  as?: string;
  /** Whose personal link opens the page: the name of a life. */
  linkOf?: string;
  /** A key that is pressed when the page is there, and what it shows. */
  key?: { press: string; shows: string };
}

const PHONE = { width: 360, height: 720 } as const;
const DESKTOP = { width: 1280, height: 800 } as const;
const ADMIN = 'admin@example.org';
const EMPLOYER = 'employer@example.org';

/** A new page is one more line here, and one more picture in the README. */
export const SHOTS: readonly Shot[] = [
  { file: 'demo-join.webp', path: paths.join('en'), ...PHONE },
  { file: 'demo-status.webp', path: paths.status('en'), ...PHONE, linkOf: 'passport sent back' },
  { file: 'demo-partner.webp', path: paths.partner('en'), ...DESKTOP, as: 'partner@example.org' },
  { file: 'demo-admin.webp', path: paths.dashboardAdmin('en'), ...DESKTOP, as: ADMIN },
  {
    file: 'demo-desk.webp',
    path: `${paths.adminApplications('en')}?step=step2`,
    ...DESKTOP,
    as: ADMIN,
    key: { press: 'j', shows: 'main canvas' },
  },
  { file: 'demo-employer.webp', path: paths.dashboardEmployer('en'), ...DESKTOP, as: EMPLOYER },
  { file: 'demo-placements.webp', path: paths.adminPlacements('en'), ...DESKTOP, as: ADMIN },
  { file: 'demo-contracts.webp', path: paths.adminContracts('en'), ...DESKTOP, as: ADMIN },
];
