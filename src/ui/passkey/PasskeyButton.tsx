import { Button } from '../parts/Button.tsx';
import type { PasskeyHandle } from './usePasskey.ts';

/** Below the form that asks for a code; nothing for an account without a passkey. */
export function PasskeyButton({ passkey, label, failed }: { passkey: PasskeyHandle; label: string; failed: string }) {
  if (!passkey.isOffered) return null;
  return (
    <div>
      <Button look="line" label={label} onClick={passkey.sign} />
      <p role="alert" className="sm">
        {passkey.isNotSigned && failed}
      </p>
    </div>
  );
}
