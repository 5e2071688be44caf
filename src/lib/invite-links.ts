import * as at from '#contract/addresses/invite.ts';
import type { Lang } from '#contract/languages.ts';
import { addressOf } from './call-address.ts';

/** What an invitation is to be reached by; whoever opens the link is led to their own language. */
export const inviteLink = (token: string) => `${location.origin}/invite/${token}`;

/** The same for people who type it, as the poster says it. */
export const inviteAddress = (code: string) => `${location.host}/p/${code}`;

/** The link as a code, drawn by the server: 200 for a screen, 240 to keep. */
export const inviteCode = (token: string, width: 200 | 240) =>
  addressOf(at.inviteQrPng, { token, width: `${width}` as const });

/** The same without pixels, for print. */
export const inviteDrawing = (token: string) => addressOf(at.inviteQrSvg, { token });

/** A4 for a wall; only of an invitation that works. */
export const invitePoster = (token: string, lang: Lang) => addressOf(at.invitePoster, { token, lang });
