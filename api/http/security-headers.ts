import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

interface SecurityHeaders {
  pages: RequestHandler;
  api: RequestHandler;
}

/** Headers for the built pages and for replies of the API. `publicUrl` decides whether HTTPS is enforced. */
export function securityHeaders(publicUrl: string): SecurityHeaders {
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
        // The pages carry the rest, with the hashes of their scripts and styles, in a meta tag of their own.
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
    pages: sending([PERMISSIONS, ...headersOf(pages)]),
    api: sending([PERMISSIONS, ['Cache-Control', 'no-store'], ...headersOf(replies)]),
  };
}

type Header = readonly [name: string, value: string];

/** What helmet would send. It makes its headers anew for each answer, and ours are always the same. */
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

// What no page of ours asks for; taking a photo in a file field needs no permission of the page. Whoever managed to run
// a script, and whatever is embedded, does not get it either.
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
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS: Header = ['Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', ')];
