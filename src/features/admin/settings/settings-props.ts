import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { settingsTextFiles } from './settings-text-files.ts';

/** What the page of the settings gives to its island. */
export function settingsProps(lang: Lang) {
  return { lang, guard: guardProps(lang, 'admin'), textsAddress: settingsTextFiles.address(lang) };
}
