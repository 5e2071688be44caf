import { ROLE_RULES, ROLES, type Role } from '#contract/accounts/roles.ts';
import type { CLICK_PAGES } from '#contract/click.ts';
import type { Lang } from '#contract/languages.ts';

/** The path of every page by name. Beside the table of roles, no other file spells a path. */
export const paths = {
  home: (lang: Lang) => `/${lang}`,
  join: (lang: Lang) => `/${lang}/join`,
  /** The server fills in this page and serves it as an answer, never at this address. */
  notSent: (lang: Lang) => `/${lang}/not-sent`,
  /** The server shows this page at the address of a mail's header, never at this one. */
  stopReminders: (lang: Lang) => `/${lang}/stop-reminders`,
  /** The server's answer to the button there. */
  remindersStopped: (lang: Lang) => `/${lang}/reminders-stopped`,
  /** The server's answer to 'send my link again' without a script. */
  linkSent: (lang: Lang) => `/${lang}/link-sent`,
  status: (lang: Lang) => `/${lang}/status`,
  verify: (lang: Lang) => `/${lang}/verify`,
  upload: (lang: Lang) => `/${lang}/upload`,
  enrolment: (lang: Lang) => `/${lang}/enrolment`,
  /** What we need to find an employer, of an application. */
  placement: (lang: Lang) => `/${lang}/placement`,
  /** The employment contract of somebody who has taken a place. */
  contract: (lang: Lang) => `/${lang}/contract`,
  /** What we keep about a person, and their rights: by a mailed link or with a student's account. */
  myData: (lang: Lang) => `/${lang}/my-data`,
  downloads: (lang: Lang) => `/${lang}/downloads`,
  enrolmentPreview: (lang: Lang) => `/${lang}/preview/enrolment`,
  testUpload: (lang: Lang) => `/${lang}/test-upload`,
  students: (lang: Lang) => `/${lang}/students`,
  employers: (lang: Lang) => `/${lang}/arbeitgeber`,
  portal: (lang: Lang) => `/${lang}/portal`,
  contact: (lang: Lang) => `/${lang}/contact`,
  trust: (lang: Lang) => `/${lang}/trust`,
  earnings: (lang: Lang) => `/${lang}/earnings`,
  preCheck: (lang: Lang) => `/${lang}/pre-check`,
  impressum: (lang: Lang) => `/${lang}/impressum`,
  privacy: (lang: Lang) => `/${lang}/privacy`,
  debugImages: (lang: Lang) => `/${lang}/debug/images`,
  studentSignUp: (lang: Lang) => `/${lang}/student/signup`,
  studentLogin: ofRole('student', 'signIn'),
  studentReset: (lang: Lang) => `/${lang}/student/reset`,
  studentDashboard: ofRole('student', 'home'),
  dashboardStudent: (lang: Lang) => `/${lang}/dashboard/student`,
  employerLogin: ofRole('employer', 'signIn'),
  dashboardEmployer: ofRole('employer', 'home'),
  /** A new requirement, one to change (`?requirement=<id>`), or a copy (`?copy=<id>`). */
  employerRequirement: (lang: Lang) => `/${lang}/employer/requirement`,
  /** The matches of one requirement: `?requirement=<id>`. */
  employerMatches: (lang: Lang) => `/${lang}/employer/matches`,
  /** The candidates, for an employer that was vetted. */
  employerCandidates: (lang: Lang) => `/${lang}/employer/candidates`,
  /** What an employer sees to for one requirement: `?requirement=<id>`. */
  employerDuties: (lang: Lang) => `/${lang}/employer/duties`,
  employerContracts: (lang: Lang) => `/${lang}/employer/contracts`,
  /** Who works for an employer. */
  employerMembers: (lang: Lang) => `/${lang}/employer/members`,
  /** Behind the mailed invitation of a colleague. */
  employerInvitation: (lang: Lang) => `/${lang}/employer/invitation`,
  partnerAuth: ofRole('partner', 'signIn'),
  partner: ofRole('partner', 'home'),
  dashboardPartner: (lang: Lang) => `/${lang}/dashboard/partner`,
  partnerOnboarding: (lang: Lang) => `/${lang}/partner/onboarding`,
  /** Behind the mailed invitation of a colleague. */
  partnerInvitation: (lang: Lang) => `/${lang}/partner/invitation`,
  /** The invitation's token follows as one more segment. */
  invite: (lang: Lang) => `/${lang}/invite`,
  adminLogin: ofRole('admin', 'signIn'),
  dashboardAdmin: ofRole('admin', 'home'),
  /** The steps of the set-up, once the first admin can sign in. */
  adminSetUp: (lang: Lang) => `/${lang}/admin/set-up`,
  adminServer: (lang: Lang) => `/${lang}/admin/server`,
  adminMails: (lang: Lang) => `/${lang}/admin/mails`,
  adminLog: (lang: Lang) => `/${lang}/admin/log`,
  /** All seasons: planned, opened, changed, closed. */
  adminSeasons: (lang: Lang) => `/${lang}/admin/seasons`,
  /** What is deleted next; what is kept all the same: `?kind=held`. */
  adminRetention: (lang: Lang) => `/${lang}/admin/retention`,
  /** Who uses the admins' area. */
  adminPeople: (lang: Lang) => `/${lang}/admin/people`,
  /** What the operator sets. */
  adminSettings: (lang: Lang) => `/${lang}/admin/settings`,
  /** What pages say about law, for counsel. */
  adminLaw: (lang: Lang) => `/${lang}/admin/law`,
  adminPartners: (lang: Lang) => `/${lang}/admin/partners`,
  /** The server answers every address below the list with this page: /admin/partners/{partnerId}. */
  adminPartner: (lang: Lang) => `/${lang}/admin/partner`,
  /** The list, or one: `?employer=<id>`. */
  adminEmployers: (lang: Lang) => `/${lang}/admin/employers`,
  /** Matches: `?state=accepted`, or the waiting list of one requirement: `?requirement=<id>`. */
  adminPlacements: (lang: Lang) => `/${lang}/admin/placements`,
  /** Contracts of all employers; one: `?contract=<id>`. */
  adminContracts: (lang: Lang) => `/${lang}/admin/contracts`,
  /** Who could take which place of the season. */
  adminAssignment: (lang: Lang) => `/${lang}/admin/assignment`,
  /** The review desk: `?application=<id>&document=<id>`. */
  adminApplications: (lang: Lang) => `/${lang}/admin/applications`,
  account: (lang: Lang) => `/${lang}/account`,
  confirmEmail: (lang: Lang) => `/${lang}/confirm-email`,
  setUp: (lang: Lang) => `/${lang}/set-up`,
  resetPassword: (lang: Lang) => `/${lang}/reset-password`,
  resetComplete: (lang: Lang) => `/${lang}/reset-complete`,
  notFound: (lang: Lang) => `/${lang}/404`,
} as const satisfies Record<(typeof CLICK_PAGES)[number], (lang: Lang) => string>;

export type PathKey = keyof typeof paths;

/** Where each role begins its work, and where it signs in. */
export const homeOfRole = ofRoles('home');
export const signInOfRole = ofRoles('signIn');

function ofRoles(place: 'home' | 'signIn') {
  return Object.fromEntries(ROLES.map((role) => [role, ofRole(role, place)])) as Record<Role, (lang: Lang) => string>;
}

function ofRole(role: Role, place: 'home' | 'signIn') {
  return (lang: Lang) => `/${lang}${ROLE_RULES[role][place]}`;
}

/** Addresses from the specification that the server redirects: this one to the portal, with its query. */
export const movedPaths = {
  login: (lang: Lang) => `/${lang}/login`,
} as const satisfies Record<string, (lang: Lang) => string>;

/** Files that everybody may fetch; the server generates them. */
export const publicFiles = {
  socialImage: (lang: Lang) => `/social-${lang}.png`,
  enrolmentDeclaration: (lang: Lang) => `/storage/public/enrolment-declaration-${lang}.pdf`,
} as const;
