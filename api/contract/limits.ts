/** Every number that both sides must agree on. The unit is in the name. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
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
export const MAX_PASSWORD_CHARACTERS = 128;
export const MAX_ORGANIZATION_CHARACTERS = 160;
export const MAX_NOTE_CHARACTERS = 500;
export const MAX_WEBSITE_CHARACTERS = 200;
export const MAX_COUNTRY_CHARACTERS = 60;
/** Of what waits for the operator; more is shown as “more than”. */
export const MOST_COUNTED = 1000;
export const MAX_SEARCH_CHARACTERS = 200;
/** Rows of a list that come at a time. */
export const PAGE_ROWS = 50;
export const LOGIN_ATTEMPTS = 5;
export const LOGIN_WINDOW_MINUTES = 15;
