import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { readSiteConfig } from '#api/config/site.ts';
import { securityHeaders } from '#api/http/security-headers.ts';
import { createSite } from '#api/http/site.ts';
import { pageAddresses, pagesWithCamera } from '#api/start/page-addresses.ts';
import { builtDist, PUBLIC_URL } from './dist.ts';

export interface SiteServer extends AsyncDisposable {
  port: number;
  /** Sends a request that follows no redirect. */
  get: (path: string, init?: RequestInit) => Promise<Response>;
}

/** The real site on a free port. */
export async function startSite(publicUrl = PUBLIC_URL): Promise<SiteServer> {
  return serveSite(await builtDist(), publicUrl);
}

/** Serves a folder of pages on a free port, as the product does. */
export async function serveSite(distDir: string, publicUrl = PUBLIC_URL): Promise<SiteServer> {
  const app = express().disable('x-powered-by');
  app.use(
    securityHeaders(publicUrl, { withCamera: pagesWithCamera }).pages,
    createSite(distDir, pageAddresses(readSiteConfig())),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    get: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init }),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
