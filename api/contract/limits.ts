/** Limits that both sides must agree on. The unit is in the name. */
export const MAX_FILE_MEGABYTES = 10;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;
/** Photos of one document, which are joined to one PDF. A contract has as many pages. */
export const MAX_PHOTOS = 8;
export const MAX_NAME_CHARACTERS = 100;
export const MAX_PHONE_CHARACTERS = 20;
export const MAX_EMAIL_CHARACTERS = 320;
export const MAX_TRACKING_CHARACTERS = 60;
export const MAX_REASON_CHARACTERS = 1000;
/** How long a decision of the review desk can be undone; its mail waits as long. */
export const UNDO_SECONDS = 10;
/** For how long the closing of a season can be undone: its mails wait so long. */
export const UNDO_CLOSING_SECONDS = 600;
/** Passports have 9, some identity cards up to 16. */
export const MAX_PASSPORT_NUMBER_CHARACTERS = 24;
export const MAX_FILE_NAME_CHARACTERS = 255;
/** How long a file that was sent before its form is kept, from its last piece. */
export const UPLOAD_LIFE_HOURS = 24;
/** A piece of a file may be smaller only if it is the last one: each is a file of its own. */
export const MIN_PIECE_BYTES = 16 * 1024;
/** How long an applicant's personal link lasts, from its last renewal. */
export const TOKEN_LIFE_DAYS = 90;
/** How long it lasts for a helper who has filled in the form for somebody else. */
export const HELPERS_TOKEN_DAYS = 1;
/** How long a mailed link that confirms an address lasts. */
export const CONFIRM_LINK_HOURS = 24;
/** How long a mailed link to the page "your data" lasts. */
export const DATA_LINK_HOURS = 1;
/** How often somebody may take all of their data along within a day. */
export const DATA_EXPORTS_A_DAY = 3;
/** How often somebody may ask for a correction within a day. */
export const CORRECTIONS_A_DAY = 5;
/** How long a mailed link that sets a new password lasts. */
export const PASSWORD_LINK_HOURS = 1;
/** How long the link that the command line prints for a new admin lasts. */
export const ADMIN_LINK_HOURS = 24;
/** How long the link to the set-up lasts, which the server prints while nobody decides. */
export const SET_UP_HOURS = 24;
/** How long the link in the mail to an invited admin lasts. */
export const ADMIN_INVITATION_HOURS = 72;
/** Invited admins who have not set a password yet. */
export const MAX_ADMIN_INVITATIONS = 20;
/** Keys for other programs. */
export const MAX_API_KEYS = 20;
export const MAX_PASSKEYS = 10;
/** For how many days a key may be valid. */
export const KEY_DAYS = [30, 90, 365] as const;
/** How long an expired invitation of an admin is kept; it holds the address of somebody who may never have answered. */
export const ADMIN_INVITATIONS_KEPT_DAYS = 30;
/** How long a session lasts without any use; admins have less. */
export const SESSION_IDLE_DAYS = 30;
/** How long a sign-up waits for its confirmation. Short, as a stranger may have typed somebody else's address. */
export const SIGN_UPS_KEPT_DAYS = 7;
/** How long sign-ins and failed attempts are remembered. */
export const SECURITY_EVENTS_KEPT_DAYS = 90;
/** How far back the overview counts new employers, and how far ahead the command line counts deletions. */
export const OVERVIEW_DAYS = 30;
/** How long the browser remembers the language that somebody has chosen. */
export const LANGUAGE_KEPT_YEARS = 1;
/** How long before a deletion somebody is told of it. */
export const RETENTION_NOTICE_DAYS = 14;
export const MIN_PASSWORD_CHARACTERS = 8;
export const MIN_PARTNER_PASSWORD_CHARACTERS = 10;
/** For passwords that are set from 2026-11-22 on; older ones stay valid. */
export const MIN_ADMIN_PASSWORD_CHARACTERS = 12;
export const MAX_PASSWORD_CHARACTERS = 128;
export const MAX_ORGANIZATION_CHARACTERS = 160;
/** Links of one partner, including those that have ended. */
export const MAX_PARTNER_LINKS = 50;
export const MAX_LINK_LABEL_CHARACTERS = 60;
/** People of one partner or employer beside its owner; invitations that wait count too. */
export const MAX_MEMBERS = 10;
/** How long a colleague's invitation lasts. */
export const MEMBER_INVITATION_DAYS = 7;
/** Invitations of colleagues that one partner or employer may send within a day, whatever became of them. */
export const MAX_MEMBER_INVITATIONS_A_DAY = 20;
/** How long an ended invitation is kept; it holds the address of somebody who may have no account. */
export const MEMBER_INVITATIONS_KEPT_DAYS = 30;
/** As much as fits on a line in the foot of a poster. */
export const MAX_POSTER_LINE_CHARACTERS = 50;
export const MAX_NOTE_CHARACTERS = 500;
export const MAX_ADDRESS_CHARACTERS = 300;
/** An employer's sites, one a line. */
export const MAX_SITES_CHARACTERS = 2000;
/** Requirements of one employer, closed ones too. */
export const MAX_REQUIREMENTS = 500;
/** Calendar days in a job within twelve months. */
export const MAX_DAYS_WORKED = 366;
export const MAX_HEADCOUNT = 999;
export const MAX_SEASON_PLACES = 99_999;
/**
 * The best so many candidates are kept for a requirement, or so many for each of its places; further ones come in when
 * the matching runs again. They are written in one transaction, for which others wait.
 */
export const MIN_RANKED = 200;
export const RANKED_PER_PLACE = 2;
/** A wage an hour; a larger number is a typing mistake. */
export const MAX_WAGE_CENTS = 10_000;
/** What the law on working hours allows at most (§§ 3, 9 and 11 ArbZG): hours on average over half a year. */
export const MAX_WEEK_HOURS = 48;
export const MAX_DAY_HOURS = 10;
export const MAX_WEEK_DAYS = 6;
/** The least breaks on days with more hours of work than these (§ 4 ArbZG). */
export const LEAST_BREAKS = [
  { afterHours: 9, minutes: 45 },
  { afterHours: 6, minutes: 30 },
] as const;
/** Hours a week of work within the quota of § 15d BeschV. */
export const LEAST_SEASON_HOURS = 30;
/** Signed copies of one side of a contract, replaced ones too. */
export const MAX_CONTRACT_COPIES = 20;
/** What a room may cost; a larger number is a typing mistake. */
export const MAX_EURO_A_MONTH = 5000;
export const MAX_WEBSITE_CHARACTERS = 200;
export const MAX_COUNTRY_CHARACTERS = 60;
/** Counts of what waits for the operator end here; pages show “more than” beyond. */
export const MOST_COUNTED = 1000;
/** Views of the queue that an admin may save. */
export const MAX_SAVED_VIEWS = 30;
export const MAX_VIEW_NAME_CHARACTERS = 40;
export const MAX_SEARCH_CHARACTERS = 200;
/** Nobody is reminded by a partner, or together with many, who was reminded so within this time. */
export const NUDGE_PAUSE_DAYS = 7;
/** How many people one press reminds. */
export const NUDGE_MANY_PEOPLE = 1000;
/** Places that one proposal for the season fills; those of newer requirements come after them. */
export const MAX_ASSIGNED_PLACES = 1000;
/** Rows of a list on one page. */
export const PAGE_ROWS = 50;
/** Of signing in and of signing up alike. */
export const ATTEMPTS_PER_ADDRESS = 5;
export const LOGIN_WINDOW_MINUTES = 15;

/** Days after which an application that is put on hold may come back: the fewest, the usual ones, the most. */
export const HOLD_DAYS = [1, 14, 92] as const;
/** A list of students whom a partner has invited by mail. */
export const MAX_INVITATION_LIST_CHARACTERS = 50_000;
/** Mails to students by one partner within a day. */
export const MAX_STUDENT_INVITATIONS_A_DAY = 300;
export const STUDENT_INVITATIONS_KEPT_DAYS = 90;
