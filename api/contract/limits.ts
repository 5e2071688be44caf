/** Every number that both sides must agree on. The unit is in the name. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Of a signed page, joined to one PDF. */
export const MAX_PHOTOS = 4;
export const MAX_NAME_CHARACTERS = 100;
export const MAX_PHONE_CHARACTERS = 20;
export const MAX_EMAIL_CHARACTERS = 320;
export const MAX_TRACKING_CHARACTERS = 60;
export const MAX_REASON_CHARACTERS = 1000;
export const MAX_FILE_NAME_CHARACTERS = 255;
/** Of an applicant's personal link, from its last renewal. */
export const TOKEN_LIFE_DAYS = 90;
/** Of a mailed link that confirms an address. */
export const CONFIRM_LINK_HOURS = 24;
/** Of a mailed link that sets a new password. */
export const PASSWORD_LINK_HOURS = 1;
/** Of the link that the command line prints for a new admin. */
export const ADMIN_LINK_HOURS = 24;
/** Of a session without any use; admins have less. */
export const SESSION_IDLE_DAYS = 30;
/** How long sign-ins and failed attempts are remembered. */
export const SECURITY_EVENTS_KEPT_DAYS = 90;
export const MIN_PASSWORD_CHARACTERS = 8;
export const MIN_PARTNER_PASSWORD_CHARACTERS = 10;
/** Of passwords that are set from 2026-11-22 on; older ones go on working. */
export const MIN_ADMIN_PASSWORD_CHARACTERS = 12;
export const MAX_PASSWORD_CHARACTERS = 128;
export const MAX_ORGANIZATION_CHARACTERS = 160;
/** Of one partner, with those that have ended. */
export const MAX_PARTNER_LINKS = 50;
export const MAX_LINK_LABEL_CHARACTERS = 60;
/** What a line in the foot of a poster holds. */
export const MAX_POSTER_LINE_CHARACTERS = 50;
export const MAX_NOTE_CHARACTERS = 500;
export const MAX_WEBSITE_CHARACTERS = 200;
export const MAX_COUNTRY_CHARACTERS = 60;
/** Of what waits for the operator; more is shown as “more than”. */
export const MOST_COUNTED = 1000;
export const MAX_SEARCH_CHARACTERS = 200;
/** Whoever reminds many at once leaves out who was reminded within these days. */
export const NUDGE_MANY_PAUSE_DAYS = 7;
/** How many one press reminds. */
export const NUDGE_MANY_PEOPLE = 1000;
/** Rows of a list that come at a time. */
export const PAGE_ROWS = 50;
export const LOGIN_ATTEMPTS = 5;
export const LOGIN_WINDOW_MINUTES = 15;
