import type { Lang } from '#contract/languages.ts';
import { textFiles } from '#src/i18n/text-file.ts';
import { roomProps } from '../room-props.ts';
import { setUpStepsTexts } from './set-up-steps.text.ts';

/** The texts of the page as a file, since only people whom the guard lets in need them. */
export const setUpTextFiles = textFiles('set-up', setUpStepsTexts);

/** What the page of the set-up's steps gives to its island. */
export function setUpStepsProps(lang: Lang) {
  return { ...roomProps(lang), textsAddress: setUpTextFiles.address(lang) };
}
export type SetUpStepsProps = ReturnType<typeof setUpStepsProps>;
