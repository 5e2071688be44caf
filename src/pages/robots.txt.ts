import type { APIRoute } from 'astro';

/** Made at build, since the sitemap's address must have a host. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`);
