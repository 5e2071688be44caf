import type { Lang } from '#contract/languages.ts';
import { roomProps } from '../room-props.ts';
import { type AllDeskTexts, deskTextFiles } from './desk-text-files.ts';

export function reviewDeskProps(lang: Lang) {
  return { ...roomProps(lang), textsAddress: deskTextFiles.address(lang) };
}
export type ReviewDeskProps = ReturnType<typeof roomProps> & AllDeskTexts;
