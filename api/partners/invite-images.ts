import type { Response } from 'express';
import type * as z from 'zod/mini';
import { inviteImageInput, posterInput } from '#contract/partner.ts';
import type { Deps } from '../deps.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { fileReply } from '../http/file-reply.ts';
import { problem } from '../http/problem.ts';
import { drawPoster } from '../papers/poster.ts';
import { qrPng, qrSvg } from '../papers/qr-image.ts';
import { isInviteToken } from './invite-token.ts';
import { findByWorkingToken } from './inviting-partner.ts';

const SCREEN_PX = 200;
const ONE_YEAR_SECONDS = 31_536_000;

/** The code of an invitation for a screen. It is the link in another form: whether it works, it doesn't tell. */
export const inviteQrPng = endpoint({
  name: 'invite-qr-png',
  path: '/api/invites/:token/qr.png',
  methods: ['get'],
  auth: anybody,
  limit: { perNetwork: 600, windowMinutes: 15 },
  input: inviteImageInput,
  output: fileReply,
  send: sendForGood,
  handle: async ({ deps, input: { token, width } }) => ({
    name: 'qr.png',
    mime: 'image/png',
    bytes: await qrPng(inviteUrl(deps, token), width ? Number(width) : SCREEN_PX),
  }),
});

/** The same for print. */
export const inviteQrSvg = endpoint({
  name: 'invite-qr-svg',
  path: '/api/invites/:token/qr.svg',
  methods: ['get'],
  auth: anybody,
  limit: { perNetwork: 600, windowMinutes: 15 },
  input: inviteImageInput,
  output: fileReply,
  send: sendForGood,
  handle: ({ deps, input: { token } }) => ({
    name: 'qr.svg',
    mime: 'image/svg+xml',
    bytes: Buffer.from(qrSvg(inviteUrl(deps, token)), 'utf8'),
  }),
});

/** The notice for the wall, of an invitation that works: it names who invites, as the invitation's page does. */
export const invitePoster = endpoint({
  name: 'invite-poster',
  path: '/api/invites/:token/poster-:lang.pdf',
  methods: ['get'],
  auth: anybody,
  limit: { perNetwork: 60, windowMinutes: 15 },
  input: posterInput,
  output: fileReply,
  send: sendPoster,
  async handle({ deps, input: { token, lang } }) {
    const partner = findByWorkingToken(deps, token);
    if (!partner) throw problem('invite_invalid');
    const facts = {
      organization: partner.organization_name,
      contactPerson: partner.contact_person,
      inviteUrl: inviteUrl(deps, token),
      // To be typed on a phone: browsers find the rest themselves.
      shortUrl: `${new URL(deps.env.PUBLIC_URL).host}/p/${partner.invite_code}`,
    };
    return {
      // By its code, as it is printed: it stops with it.
      name: `poster-${partner.invite_code}-${lang}.pdf`,
      mime: 'application/pdf',
      bytes: await deps.drawInTurn(() => drawPoster(deps.site, lang, facts)),
    };
  },
});

/** Drawn without looking anything up, so that a picture is no way to try tokens. */
function inviteUrl({ env }: Deps, token: string): string {
  if (!isInviteToken(token)) throw problem('invite_invalid');
  return `${env.PUBLIC_URL}/invite/${token}`;
}

/** The picture of a token never changes. It has no name of its own: the page names what is kept after the partner. */
function sendForGood(res: Response, { mime, bytes }: z.infer<typeof fileReply>): void {
  res.setHeader('Cache-Control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`);
  res.setHeader('Content-Type', mime);
  res.setHeader('Content-Disposition', 'inline');
  res.end(bytes);
}

function sendPoster(res: Response, { name, mime, bytes }: z.infer<typeof fileReply>): void {
  res.setHeader('Content-Type', mime);
  res.setHeader('Content-Disposition', `inline; filename="${name}"`);
  res.end(bytes);
}
