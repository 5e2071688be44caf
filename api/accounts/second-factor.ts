import { createHash, createHmac, hkdfSync, randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import type { TOTP } from 'otpauth';
import { openText, sealText } from '../config/seal-text.ts';
import type { Deps } from '../deps.ts';
import { counterStore } from '../http/counter.store.ts';
import { problem } from '../http/problem.ts';
import { DAY_MS, SECOND_MS } from '../time/clock.ts';
import type { Account } from './account.store.ts';
import { secondFactorStore } from './second-factor/second-factor.store.ts';

// Loaded with the first code.
const require = createRequire(import.meta.url);
const otpauth = (): typeof import('otpauth') => require('otpauth');

const PERIOD_SECONDS = 30;
// Phones' clocks are a little off: the codes of the neighbouring periods count too.
const PERIODS_OFF = 1;
const USE = 'second factor';
const RECOVERY_CODES = 10;
const MAX_CODES_A_DAY = 20;
// Letters and digits that do not look alike.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What an authenticator app needs. A set-up that was begun and not finished goes on with the same secret. */
export function beginSetup(deps: Deps, account: Account): { secret: string; url: string } {
  const known = secondFactorStore(deps.db).find(account.id);
  const secret = known ? openText(deps.secretKey, USE, known.secret) : new (otpauth().Secret)({ size: 20 }).base32;
  if (!known) secondFactorStore(deps.db).add(account.id, sealText(deps.secretKey, USE, secret), deps.clock.now());
  return { secret, url: totp(deps, account, secret).toString() };
}

/**
 * Counts a try of the app's code: an attacker with the password could try codes from many networks. Throws beyond a
 * day's limit. Recovery codes are too long to be guessed, so the owner can still use them.
 */
export function countCode(deps: Deps, account: Account, code: string): void {
  if (!isAppCode(plainOf(code))) return;
  const { hits, resetsAt } = codeAttempts(deps).increment(account.id);
  if (hits <= MAX_CODES_A_DAY) return;
  const waitMs = resetsAt - deps.clock.now();
  throw problem('login_limit_reached', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / SECOND_MS)) });
}

/** The owner has shown who they are: wrong codes that others have sent no longer count against them. */
export function forgetCodes(deps: Deps, account: Pick<Account, 'id'>): void {
  try {
    codeAttempts(deps).resetKey(account.id);
  } catch (error) {
    deps.log.error({ error: String(error) }, 'wrong codes could not be forgotten');
  }
}

/** Whether this is a code of the app or a recovery code, and was not used before. Uses it up. */
export function takeCode(deps: Deps, account: Account, code: string): boolean {
  const secondFactors = secondFactorStore(deps.db);
  const factor = secondFactors.find(account.id);
  if (!factor) return false;
  const plain = plainOf(code);
  if (!isAppCode(plain))
    return secondFactors.takeRecoveryCode(account.id, hashesOf(deps.secretKey, plain), deps.clock.now());
  const timestamp = deps.clock.now();
  const delta = totp(deps, account, openText(deps.secretKey, USE, factor.secret)).validate({
    token: plain,
    timestamp,
    window: PERIODS_OFF,
  });
  if (delta === null) return false;
  return secondFactors.takeStep(account.id, Math.floor(timestamp / (PERIOD_SECONDS * SECOND_MS)) + delta);
}

/** Ends the set-up. Returns the recovery codes, which are shown once. */
export function finishSetup(deps: Deps, account: Account): string[] {
  secondFactorStore(deps.db).confirm(account.id, deps.clock.now());
  return renewCodes(deps, account);
}

/** Replaces the recovery codes by new ones, which are shown once. */
export function renewCodes(deps: Deps, account: Account): string[] {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  secondFactorStore(deps.db).setCodes(
    account.id,
    codes.map((code) => hashesOf(deps.secretKey, plainOf(code))[0]),
  );
  return codes;
}

/**
 * The hash of a recovery code, made with the server's key: a thief of the database alone cannot try codes out. The
 * second one, without the key, is how codes from before 25 November 2026 are kept, until they are used or replaced.
 */
export function hashesOf(secretKey: Buffer, code: string): [hash: string, formerHash: string] {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'recovery codes', 32));
  const keyed = createHmac('sha256', key).update(code).digest('hex');
  return [keyed, createHash('sha256').update(code).digest('hex')];
}

function plainOf(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

function isAppCode(plain: string): boolean {
  return /^\d{6}$/.test(plain);
}

function totp(deps: Deps, account: Account, secret: string): TOTP {
  const { Secret, TOTP } = otpauth();
  return new TOTP({
    issuer: deps.site.brand.name,
    label: account.email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${letters.slice(0, 6).join('')}-${letters.slice(6).join('')}`;
}

/** Counts tries of codes, by account. */
export const codeAttempts = ({ counters, clock }: Pick<Deps, 'counters' | 'clock'>) =>
  counterStore(counters, clock, 'code:account', DAY_MS);
