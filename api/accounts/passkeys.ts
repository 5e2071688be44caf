import { randomUUID } from 'node:crypto';
import type { ListedPasskey, NewPasskey, UsedPasskey } from '#contract/accounts/passkey.ts';
import { MAX_PASSKEYS } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { MINUTE_MS } from '../time/clock.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import type { Account } from './account.store.ts';
import { type Passkey, type Purpose, passkeyStore } from './second-factor/passkey.store.ts';

// Loaded with the first passkey: 27 MB.
const webauthn = () => import('@simplewebauthn/server');

// EdDSA, ES256, RS256, which every device knows one of. The library's own list asks Node for more, which warns of it.
const supportedAlgorithmIDs = [-8, -7, -257];

const CHALLENGE_MS = 5 * MINUTE_MS;

/** What passkeys belong to: they work at this address alone. */
const site = ({ env: { PUBLIC_URL } }: Deps) => ({
  expectedOrigin: PUBLIC_URL,
  expectedRPID: new URL(PUBLIC_URL).hostname,
});

export function viewPasskeys({ db }: Deps, { id }: Account): { passkeys: ListedPasskey[] } {
  return {
    passkeys: passkeyStore(db)
      .listOf(id)
      .map(({ id, name, created_at, last_used_at }) => ({
        ...{ id, name, created_at: isoTime(created_at), last_used_at: isoTimeOrNull(last_used_at) },
      })),
  };
}

/** What the browser needs to make a passkey. Its challenge counts once it is kept by `keepChallenge`. */
export async function newPasskeyOptions(deps: Deps, { id, email }: Account) {
  const known = passkeyStore(deps.db).listOf(id);
  if (known.length >= MAX_PASSKEYS) throw problem('too_many_passkeys');
  return (await webauthn()).generateRegistrationOptions({
    rpName: deps.site.brand.name,
    rpID: site(deps).expectedRPID,
    userName: email,
    userID: new TextEncoder().encode(id),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(descriptorOf),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** What the browser has to sign to sign in; null where the account has no passkey. */
export async function signInOptions(deps: Deps, { id }: Account) {
  const known = passkeyStore(deps.db).listOf(id);
  if (known.length === 0) return null;
  return (await webauthn()).generateAuthenticationOptions({
    rpID: site(deps).expectedRPID,
    timeout: CHALLENGE_MS,
    allowCredentials: known.map(descriptorOf),
    userVerification: 'required',
  });
}

export function keepChallenge({ db, clock }: Deps, { id }: Account, purpose: Purpose, challenge: string): void {
  passkeyStore(db).setChallenge({ account_id: id, purpose, challenge, expires_at: clock.now() + CHALLENGE_MS });
}

/** Checks what the browser has made. @throws Problem where it is not what was asked for */
export async function checkNewPasskey(deps: Deps, account: Account, name: string, made: NewPasskey): Promise<Passkey> {
  const expectedChallenge = takeChallenge(deps, account, 'add');
  if (expectedChallenge === undefined) throw problem('passkey_wrong');
  const { verifyRegistrationResponse } = await webauthn();
  const response = { ...made, clientExtensionResults: {} };
  const { registrationInfo } = await verifyRegistrationResponse({
    ...site(deps),
    response,
    expectedChallenge,
    supportedAlgorithmIDs,
  }).catch((error: unknown) => {
    deps.log.info({ error: String(error) }, 'a new passkey was refused');
    throw problem('passkey_wrong');
  });
  if (!registrationInfo) throw problem('passkey_wrong');
  const { id: credential_id, publicKey: public_key, counter } = registrationInfo.credential;
  return {
    ...{ credential_id, id: randomUUID(), account_id: account.id, name, public_key, counter },
    ...{ transports: JSON.stringify(made.response.transports), created_at: deps.clock.now(), last_used_at: null },
  };
}

/** Whether the browser has signed this sign-in with a passkey of the account. A counter that went back is a copy's. */
export async function takePasskey(deps: Deps, account: Account, used: UsedPasskey): Promise<boolean> {
  const expectedChallenge = takeChallenge(deps, account, 'sign-in');
  const known = passkeyStore(deps.db).find(used.id, account.id);
  if (expectedChallenge === undefined || !known) return false;
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...site(deps),
      response: { ...used, clientExtensionResults: {} },
      expectedChallenge,
      credential: { ...descriptorOf(known), publicKey: known.public_key, counter: known.counter },
    });
    const use = { counter: authenticationInfo.newCounter, now: deps.clock.now() };
    return verified && deps.tx(() => passkeyStore(deps.db).markUsed(known.credential_id, account.id, use));
  } catch (error) {
    deps.log.info({ error: String(error) }, 'a passkey was refused');
    return false;
  }
}

function takeChallenge({ db, clock, tx }: Deps, { id }: Account, purpose: Purpose): string | undefined {
  return tx(() => passkeyStore(db).takeChallenge(id, purpose, clock.now()));
}

function descriptorOf({ credential_id, transports }: Passkey) {
  return { id: credential_id, transports: JSON.parse(transports) as string[] };
}
