import { calls } from '#contract/calls.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { qrPng } from '../papers/qr-image.ts';
import { inviteUrl, sendForGood } from './invite-image.ts';

const SCREEN_PX = 200;

/** The code of an invitation for a screen. It is the link in another form: whether it works, it doesn't tell. */
export const inviteQrPng = endpoint(calls.inviteQrPng, {
  auth: anybody,
  limit: { perNetwork: 600, windowMinutes: 15 },
  send: sendForGood,
  handle: async ({ deps, input: { token, width } }) => ({
    name: 'qr.png',
    mime: 'image/png',
    bytes: await qrPng(inviteUrl(deps, token), width ? Number(width) : SCREEN_PX),
  }),
});
