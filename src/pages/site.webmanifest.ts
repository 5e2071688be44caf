import type { APIRoute } from 'astro';
import { site } from '#site';

/** What a phone shows when somebody puts the site on its home screen. Colours: --night and --paper. */
export const GET: APIRoute = () =>
  Response.json({
    name: site.brand.name,
    short_name: site.brand.name,
    start_url: '/',
    display: 'browser',
    theme_color: '#0C3338',
    background_color: '#FBFCF9',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  });
