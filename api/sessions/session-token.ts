import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Role } from '#contract/accounts/roles.ts';
import type { Deps } from '../deps.ts';

/** Content of the session cookie. The session's row decides; the role here is only for display. */
interface SessionClaims {
  accountId: string;
  sessionId: string;
  role: Role;
  issuedAt: number;
}

type Parts = Pick<Deps, 'secretKey' | 'env'>;

// The library has seventy files, which are loaded with the first session.
const require = createRequire(import.meta.url);
const jwt = (): typeof import('jsonwebtoken') => require('jsonwebtoken');

const AUDIENCE = 'pages';
const ALGORITHM = 'HS256';

/** A token that is valid for `lifeMs` from `issuedAt` on. */
export function issueToken(parts: Parts, { accountId, sessionId, role, issuedAt }: SessionClaims, lifeMs: number) {
  const iat = Math.floor(issuedAt / 1000);
  return jwt().sign({ sid: sessionId, role, iat, exp: iat + Math.floor(lifeMs / 1000) }, keyOf(parts), {
    algorithm: ALGORITHM,
    issuer: parts.env.PUBLIC_URL,
    audience: AUDIENCE,
    subject: accountId,
  });
}

/** Undefined for a token that this server has not signed for its own pages, and for an expired one. */
export function readToken(parts: Parts, token: string, now: number): SessionClaims | undefined {
  try {
    const claims = jwt().verify(token, keyOf(parts), {
      algorithms: [ALGORITHM],
      issuer: parts.env.PUBLIC_URL,
      audience: AUDIENCE,
      clockTimestamp: Math.floor(now / 1000),
    });
    if (typeof claims === 'string') return undefined;
    const { sub, sid, role, iat } = claims as { sub?: string; sid?: string; role?: Role; iat?: number };
    if (!sub || !sid || !role || !iat) return undefined;
    return { accountId: sub, sessionId: sid, role, issuedAt: iat * 1000 };
  } catch {
    return undefined;
  }
}

// Made anew each time: it takes ten millionths of a second.
function keyOf({ secretKey }: Parts): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'session', 32)));
}
