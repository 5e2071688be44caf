import { useLazyScript } from '../useLazyScript.ts';
import type { AddressSlip } from './AddressSlip.tsx';

/** `AddressSlip`, which comes after the form: where it does not come, nobody is asked. */
export function LateAddressSlip(props: Parameters<typeof AddressSlip>[0]) {
  const { lazy } = useLazyScript(() => import('./AddressSlip.tsx'));
  return lazy.kind === 'ready' ? <lazy.script.AddressSlip {...props} /> : null;
}
