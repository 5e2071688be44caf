import { useLazyScript } from '../lazy/useLazyScript.ts';
import type { AddressSlip } from './AddressSlip.tsx';

/** Loads `AddressSlip` after the form; where it fails to load, the address is not questioned. */
export function LazyAddressSlip(props: Parameters<typeof AddressSlip>[0]) {
  const { lazy } = useLazyScript(() => import('./AddressSlip.tsx'));
  return lazy.kind === 'ready' ? <lazy.script.AddressSlip {...props} /> : null;
}
