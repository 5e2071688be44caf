import { textFiles } from '#src/i18n/text-file.ts';
import { settingsTexts } from './settings.text.ts';

/** The texts of the page as a file, since only people whom the guard lets in need them. */
export const settingsTextFiles = textFiles('settings', settingsTexts);
