import { calls } from '#contract/calls.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { qrSvg } from '../papers/qr-image.ts';
import { inviteUrl, sendForGood } from './invite-image.ts';

/** The code of an invitation for print. It is the link in another form: whether it works, it doesn't tell. */
export const inviteQrSvg = endpoint(calls.inviteQrSvg, {
  auth: anybody,
  limit: { perNetwork: 600, windowMinutes: 15 },
  send: sendForGood,
  handle: async ({ deps, input: { token } }) => ({
    name: 'qr.svg',
    mime: 'image/svg+xml',
    bytes: Buffer.from(await qrSvg(inviteUrl(deps, token)), 'utf8'),
  }),
});
