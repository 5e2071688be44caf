import type { Response } from 'express';
import type { Lang } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import type { FileReply } from '../http/reply.ts';
import { isInviteToken } from './invite-token.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Made without a look into the database, so that pictures are no way to try tokens.
 * @param lang of the sheet that it is printed on; without it, the visitor's own language counts
 */
export function inviteUrl({ env }: Deps, token: string, lang?: Lang): string {
  if (!isInviteToken(token)) throw problem('invite_invalid');
  return `${env.PUBLIC_URL}${lang ? `/${lang}` : ''}/invite/${token}`;
}

/** Cached for ever, as a token's picture never changes. Without a file name: the page chooses it for downloads. */
export function sendForGood(res: Response, { mime, bytes }: FileReply): void {
  res.setHeader('Cache-Control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`);
  res.setHeader('Content-Type', mime);
  res.setHeader('Content-Disposition', 'inline');
  res.end(bytes);
}
