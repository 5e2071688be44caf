import type { Response } from 'express';
import { DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import type { FileReply } from '../http/reply.ts';
import { drawPoster } from '../papers/draw.ts';
import { drawInTurn } from '../papers/one-at-a-time.ts';
import { publicWords } from './contact-lines.ts';
import { inviteUrl } from './invite-image.ts';
import { findByWorkingToken } from './inviting-partner.ts';

/** The poster of an invitation that works. It leads there at once; the partner's own words wait for an operator. */
export const invitePoster = endpoint('invitePoster', {
  auth: anybody,
  limit: { perNetwork: 60 },
  send: sendPoster,
  async handle({ deps, input: { token, lang, size } }) {
    const partner = findByWorkingToken(deps, token);
    if (!partner) throw problem('invite_invalid');
    const facts = {
      ...publicWords(partner),
      // The link opens in the poster's language: its readers may know no other.
      inviteUrl: inviteUrl(deps, token, lang),
      // Without https://, as people type it on a phone; browsers add it.
      shortUrl: `${new URL(deps.env.PUBLIC_URL).host}${lang === DEFAULT_LANGUAGE ? '' : `/${lang}`}/p/${partner.invite_code}`,
    };
    return {
      // Named by the printed invitation code, which stops working together with the poster.
      name: `poster-${partner.invite_code}-${lang}${size ? `-${size}` : ''}.pdf`,
      mime: 'application/pdf',
      bytes: await drawInTurn(() => drawPoster(deps.site, lang, facts, size)),
    };
  },
});

function sendPoster(res: Response, { name, mime, bytes }: FileReply): void {
  res.setHeader('Content-Type', mime);
  res.setHeader('Content-Disposition', `inline; filename="${name}"`);
  res.end(bytes);
}
