import type { NewPasskey, UsedPasskey } from '#contract/accounts/passkey.ts';

type Library = typeof import('@simplewebauthn/browser');
type Making = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type Using = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** Has the browser make a passkey, as the server's options ask; undefined where it or its user does not. */
export async function makePasskey(options: object): Promise<NewPasskey | undefined> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { id, rawId, response } = await startRegistration({ optionsJSON: options as Making });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
  } catch {
    return undefined;
  }
}

/** Has the browser sign with a passkey; undefined where it or its user does not. */
export async function signWithPasskey(options: object): Promise<UsedPasskey | undefined> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options as Using });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } };
  } catch {
    return undefined;
  }
}
