import type { APIRoute } from 'astro';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { languageRoutes } from '#src/i18n/routes.ts';
import { say } from '#src/i18n/text.ts';
import { pageText } from '#src/layouts/page.text.ts';
import { socialImage } from '#src/layouts/social-image.ts';

export const getStaticPaths = languageRoutes;

/** Drawn at build for each language: the picture that messengers show beside a link to the site. */
export const GET: APIRoute = async ({ params }) => {
  const t = say(pageText, params.lang as Lang);
  const picture = await socialImage({
    brand: site.brand.name,
    headline: t.socialHeadline.split('\n'),
    text: t.socialText.split('\n'),
  });
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
