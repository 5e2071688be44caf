import { createHash } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { drawDeclaration } from './draw.ts';
import { assertFontsThere } from './font-files.ts';

const ONE_HOUR_SECONDS = 3600;

interface PublicPaper {
  bytes: Buffer;
  etag: string;
}

/** /storage/public/enrolment-declaration-{de,en}.pdf: the blank form, drawn once for each version of the settings; our pages may frame it. */
export function createPublicPapers({ site, settings }: Pick<Deps, 'site' | 'settings'>): Router {
  assertFontsThere();
  let version = settings.version;
  const papers = new Map<Lang, Promise<PublicPaper>>();
  const paperIn = (lang: Lang) => {
    if (version !== settings.version) papers.clear();
    version = settings.version;
    const known = papers.get(lang);
    if (known) return known;
    const paper = draw(lang);
    papers.set(lang, paper);
    // A failed drawing is not kept: the next request tries again.
    paper.catch(() => papers.delete(lang));
    return paper;
  };
  const draw = async (lang: Lang): Promise<PublicPaper> => {
    const bytes = await drawDeclaration(site, lang);
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
  };
  const answerIn =
    (lang: Lang): RequestHandler =>
    async (_req, res) => {
      const { bytes, etag } = await paperIn(lang);
      res.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
      res.setHeader('X-Frame-Options', 'SAMEORIGIN');
      res.setHeader('X-Content-Type-Options', 'nosniff');
      res.setHeader('Cache-Control', `public, max-age=${ONE_HOUR_SECONDS}`);
      res.setHeader('ETag', etag);
      res.setHeader('Content-Disposition', `inline; filename="enrolment-declaration-${lang}.pdf"`);
      res.type('application/pdf');
      res.send(bytes);
    };
  const router = Router();
  for (const lang of LANGUAGES) router.get(`/storage/public/enrolment-declaration-${lang}.pdf`, answerIn(lang));
  return router;
}
