import type { Lang } from '#contract/languages.ts';
import { type RoomProps, roomProps } from '../room-props.ts';
import { type AllDeskTexts, deskTextsAddress } from './desk-text-files.ts';

export type ReviewDeskPageProps = Omit<RoomProps<never>, 'texts'> & { textsAddress: string };
export type ReviewDeskProps = Omit<RoomProps<never>, 'texts'> & AllDeskTexts;

export function reviewDeskProps(lang: Lang): ReviewDeskPageProps {
  return { ...roomProps(lang), textsAddress: deskTextsAddress(lang) };
}
