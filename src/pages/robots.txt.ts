import type { APIRoute } from 'astro';

/** Made at build: the address of a sitemap has to be whole. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`);
