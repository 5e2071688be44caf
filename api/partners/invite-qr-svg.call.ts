import { anybody, endpoint } from '../http/endpoint.ts';
import { qrSvg } from '../papers/qr-image.ts';
import { inviteUrl, sendForGood } from './invite-image.ts';

/** The invite token's QR code for print. It does not tell whether the link works. */
export const inviteQrSvg = endpoint('inviteQrSvg', {
  auth: anybody,
  limit: { perNetwork: 600 },
  send: sendForGood,
  handle: async ({ deps, input: { token } }) => ({
    name: 'qr.svg',
    mime: 'image/svg+xml',
    bytes: Buffer.from(await qrSvg(inviteUrl(deps, token)), 'utf8'),
  }),
});
