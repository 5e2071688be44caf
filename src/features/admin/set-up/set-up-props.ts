import type { Lang } from '#contract/languages.ts';
import { roomProps } from '../room-props.ts';
import { settingsTextFiles } from '../settings/settings-text-files.ts';
import { setUpStepsTexts } from './set-up-steps.text.ts';

/** What the page of the set-up's steps gives to its island. */
export function setUpStepsProps(lang: Lang) {
  return { ...roomProps(lang), texts: setUpStepsTexts(lang), textsAddress: settingsTextFiles.address(lang) };
}
export type SetUpStepsProps = ReturnType<typeof setUpStepsProps>;
