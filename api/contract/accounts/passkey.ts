import * as z from 'zod/mini';
import { requiredText } from '../text-input.ts';

const bytes = (maxCharacters: number) =>
  z.string('passkey_wrong').check(z.maxLength(maxCharacters, 'passkey_wrong'), z.regex(/^[\w-]+$/, 'passkey_wrong'));
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key', 'passkey_wrong') };

/** What a browser answers with a passkey, its bytes as base64url: https://www.w3.org/TR/webauthn-3/ */
export const usedPasskey = z.object({
  ...credential,
  response: z.object(
    { clientDataJSON: bytes(4000), authenticatorData: bytes(4000), signature: bytes(4000) },
    'passkey_wrong',
  ),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;

const newPasskey = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: z._default(
        z
          .array(z.string('passkey_wrong').check(z.maxLength(20, 'passkey_wrong')))
          .check(z.maxLength(10, 'passkey_wrong')),
        [],
      ),
    },
    'passkey_wrong',
  ),
});
export type NewPasskey = z.infer<typeof newPasskey>;

export const addPasskeyInput = z.object({ name: requiredText(60), passkey: newPasskey });
/** What the browser's own call takes, as the library for it reads it. */
const options = z.looseObject({ challenge: z.string() });
export const newPasskeyOptionsReply = z.object({ options });
/** Null: the account has no passkey. */
export const passkeyOptionsReply = z.object({ options: z.nullable(options) });

const listedPasskey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
export type ListedPasskey = z.infer<typeof listedPasskey>;
export const passkeysReply = z.object({ passkeys: z.array(listedPasskey) });
