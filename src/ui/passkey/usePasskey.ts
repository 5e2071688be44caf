import { useRef, useState } from 'react';
import type { UsedPasskey } from '#contract/accounts/passkey.ts';
import type { InputOf } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import { call } from '#src/lib/call/call.ts';
import { signWithPasskey } from '#src/lib/passkeys.ts';
import { useLoaded } from '../useLoaded.ts';

/** A passkey in place of the code, for whom the server has asked for one; `submit` sends the form. */
export function usePasskey(
  lang: Lang,
  credentials: InputOf<'POST /api/auth/passkey-options'> | undefined,
  submit: () => void,
) {
  const signed = useRef<UsedPasskey>(undefined);
  const [isNotSigned, setNotSigned] = useState(false);
  const { data, load } = useLoaded({
    ask: async (signal) => credentials && call('POST /api/auth/passkey-options', credentials, { lang, signal }),
    fault: () => true,
    key: credentials,
  });
  const options = data?.options;
  return {
    /** Whether the account has one. */
    isOffered: Boolean(options),
    /** The browser or its user has not signed. */
    isNotSigned,
    /** Has the browser sign, and then sends the form. */
    async sign() {
      signed.current = options ? await signWithPasskey(options) : undefined;
      setNotSigned(signed.current === undefined);
      if (signed.current) submit();
    },
    /** What the browser has signed, while its form is sent. */
    signed: () => signed.current,
    /** To be called with each answer: what was signed counts once. */
    end(isTaken: boolean) {
      if (signed.current && !isTaken) load();
      signed.current = undefined;
    },
  };
}
export type PasskeyHandle = ReturnType<typeof usePasskey>;
