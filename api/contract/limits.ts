/** Every number that both sides must agree on. The unit is in the name. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_NAME_CHARACTERS = 100;
export const MAX_PHONE_CHARACTERS = 20;
export const MAX_EMAIL_CHARACTERS = 320;
export const MAX_TRACKING_CHARACTERS = 60;
export const MAX_REASON_CHARACTERS = 1000;
export const MAX_FILE_NAME_CHARACTERS = 255;
export const TOKEN_LIFE_DAYS = 90;
