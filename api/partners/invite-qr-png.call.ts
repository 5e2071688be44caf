import { anybody, endpoint } from '../http/endpoint.ts';
import { qrPng } from '../papers/qr-image.ts';
import { inviteUrl, sendForGood } from './invite-image.ts';

const SCREEN_PX = 200;

/** The invite token's QR code for a screen. It does not tell whether the link works. */
export const inviteQrPng = endpoint('inviteQrPng', {
  auth: anybody,
  limit: { perNetwork: 600 },
  send: sendForGood,
  handle: async ({ deps, input: { token, width } }) => ({
    name: 'qr.png',
    mime: 'image/png',
    bytes: await qrPng(inviteUrl(deps, token), width ? Number(width) : SCREEN_PX),
  }),
});
