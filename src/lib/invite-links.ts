import type { Lang } from '#contract/languages.ts';
import { addressOf } from './call/call-address.ts';

/** The link of an invitation, without a language: the server leads everybody to their own. */
export const inviteLink = (token: string) => `${location.origin}/invite/${token}`;

/** The address to type from a poster, without the scheme. */
export const inviteAddress = (code: string) => `${location.host}/p/${code}`;

/** Address of the link's QR code as PNG, drawn by the server: 200 pixels for screens, 240 to download. */
export const inviteCode = (token: string, width: 200 | 240) =>
  addressOf('GET /api/invites/:token/qr.png', { token, width: `${width}` as const });

/** Address of the QR code as SVG, for print. */
export const inviteDrawing = (token: string) => addressOf('GET /api/invites/:token/qr.svg', { token });

/** Address of the poster, on A4 without a size; it exists only while the invitation works. */
export const invitePoster = (token: string, lang: Lang, size?: 'A3') =>
  addressOf('GET /api/invites/:token/poster-:lang.pdf', { token, lang, ...(size && { size }) });
