import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

interface SecurityHeaders {
  pages: RequestHandler;
  api: RequestHandler;
}

/**
 * Headers for pages and for replies of the API. `publicUrl` decides whether HTTPS is enforced; `withCamera` matches the
 * paths of pages that may use the camera.
 */
export function securityHeaders(publicUrl: string, { withCamera }: { withCamera: RegExp }): SecurityHeaders {
  const isHttps = publicUrl.startsWith('https:');
  const common = {
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  } as const;

  const pages = helmet({
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // Each page has the rest in a meta tag, with the hashes of its scripts and styles.
        defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  });
  const replies = helmet({
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
  });
  return {
    pages: allowCamera(withCamera, sending([PERMISSIONS, ...headersOf(pages)])),
    api: sending([
      ['Cache-Control', 'no-store'],
      ...headersOf(replies).filter(([name]) => !OF_DOCUMENTS.includes(name)),
    ]),
  };
}

function allowCamera(paths: RegExp, send: RequestHandler): RequestHandler {
  return (req, res, next) =>
    send(req, res, () => {
      if (paths.test(req.path)) res.setHeader(...PERMISSIONS_WITH_CAMERA);
      next();
    });
}

/**
 * What browsers read of a document only. Files that are no pages and replies of the API go without: a page asks for a
 * dozen of them, and half a kilobyte each is a tenth of all that a slow line carries for it. Of a reply that is opened as
 * a document, the content policy lets nothing run.
 */
export const OF_DOCUMENTS = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** What files of a page, named by their content, go without as well: a dozen of them cost 3 KB. */
export const NOT_OF_HASHED = ['Content-Security-Policy', 'Referrer-Policy', 'X-Frame-Options', 'X-Request-Id'];

type Header = readonly [name: string, value: string];

/** Helmet's headers, computed once: helmet makes them anew for each answer, but ours never change. */
function headersOf(middleware: ReturnType<typeof helmet>): Header[] {
  const made: Header[] = [];
  const res = { setHeader: (name: string, value: string) => made.push([name, value]), removeHeader() {} };
  middleware({} as IncomingMessage, res as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return made;
}

function sending(headers: readonly Header[]): RequestHandler {
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

// Features that no page uses, but for the camera on one; a file field takes photos without a permission. They are off for injected scripts and
// embedded pages too.
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS: Header = ['Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', ')];
const PERMISSIONS_WITH_CAMERA: Header = [PERMISSIONS[0], PERMISSIONS[1].replace('camera=()', 'camera=(self)')];
