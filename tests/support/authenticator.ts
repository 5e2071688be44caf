import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, UsedPasskey } from '#contract/accounts/passkey.ts';

interface Asked {
  challenge: string;
}

interface Device {
  origin: string;
  /** The host that its passkeys belong to; another one than the origin's only for a test of that. */
  rpId?: string;
  /** Whether somebody has shown a finger or typed a PIN. */
  isVerified?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** A device with one passkey, as the standard describes its answers: https://www.w3.org/TR/webauthn-3/#sctn-attestation */
export function createAuthenticator({ origin, rpId = new URL(origin).hostname, isVerified = true }: Device) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const named = { id: text(credentialId), rawId: text(credentialId), type: 'public-key' as const };
  const device = { counter: 0, make, use };

  function authData(flags: number, ...more: Buffer[]): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(device.counter);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)]),
      counter,
      ...more,
    ]);
  }

  function clientData(type: string, { challenge }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function make(asked: Asked): NewPasskey {
    const key = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')];
    const keyAndId = [Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, ...key];
    const data = authData(HAS_KEY, ...keyAndId, Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url'));
    // A map in CBOR: fmt "none", attStmt {}, authData.
    const object = [Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')];
    const attestation = Buffer.concat([...object, Buffer.from([0x58, data.length]), data]);
    const clientDataJSON = text(clientData('webauthn.create', asked));
    return { ...named, response: { clientDataJSON, attestationObject: text(attestation), transports: ['internal'] } };
  }

  function use(asked: Asked): UsedPasskey {
    device.counter += 1;
    const [data, client] = [authData(0), clientData('webauthn.get', asked)];
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) };
    return { ...named, response };
  }

  return device;
}
