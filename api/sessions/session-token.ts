import { createHash, createSecretKey, hkdfSync } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Role } from '#contract/accounts/roles.ts';

/** Content of the session cookie. The session's row decides; the role here is only for display. */
export interface SessionClaims {
  accountId: string;
  sessionId: string;
  role: Role;
  issuedAt: number;
}

export interface SessionTokens {
  /** A token that is valid for `lifeMs` from `now` on. */
  issue(claims: SessionClaims, lifeMs: number): string;
  /** Undefined for a token that this server has not signed for its own pages, and for an expired one. */
  read(token: string, now: number): SessionClaims | undefined;
}

// The library has seventy files, which are loaded with the first session.
const require = createRequire(import.meta.url);
const jwt = (): typeof import('jsonwebtoken') => require('jsonwebtoken');

const AUDIENCE = 'pages';
const ALGORITHM = 'HS256';

export function createSessionTokens(secretKey: Buffer, publicUrl: string): SessionTokens {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'session', 32));
  const prepared = createSecretKey(key);
  const keyid = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return {
    issue({ accountId, sessionId, role, issuedAt }, lifeMs) {
      const iat = Math.floor(issuedAt / 1000);
      return jwt().sign({ sid: sessionId, role, iat, exp: iat + Math.floor(lifeMs / 1000) }, prepared, {
        algorithm: ALGORITHM,
        keyid,
        issuer: publicUrl,
        audience: AUDIENCE,
        subject: accountId,
      });
    },
    read(token, now) {
      try {
        const claims = jwt().verify(token, prepared, {
          algorithms: [ALGORITHM],
          issuer: publicUrl,
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
    },
  };
}
