import type { DeviceKey } from '#contract/browser-storage.ts';
import { device } from './storage.ts';

/** What is kept of a form that is not sent yet. It may be anything. */
type Kept = Readonly<Record<string, unknown>>;

const KEY: DeviceKey = 's4f_kept';
const DAY_MILLISECONDS = 86_400_000;

/** What this device keeps of a file field, for a day after it was last changed. */
export function readKept(name: string): Kept | undefined {
  return all()[name];
}

/** Whether anything is kept of any file field. */
export function keepsAny(): boolean {
  return Object.keys(all()).length > 0;
}

/** Keeps it until it is sent; `undefined` forgets it. */
export function keep(name: string, value: Kept | undefined): void {
  const { [name]: before, ...others } = all();
  if (before || value) put(value ? { ...others, [name]: { ...value, at: Date.now() } } : others);
}

function all(): Record<string, Kept> {
  try {
    const kept: Record<string, Kept> = JSON.parse(device.read(KEY) ?? '{}');
    const found = Object.entries(kept);
    const fresh = found.filter(([, value]) => isFresh(value));
    const left = Object.fromEntries(fresh);
    if (fresh.length < found.length) put(left);
    return left;
  } catch {
    return {};
  }
}

/** Whether what is kept is younger than a day. A phone's clock may be wrong in either direction. */
export function isFresh({ at }: Kept): boolean {
  return Math.abs(Date.now() - Number(at)) < DAY_MILLISECONDS;
}

function put(kept: Record<string, Kept>): void {
  device.write(KEY, Object.keys(kept).length > 0 ? JSON.stringify(kept) : undefined);
}
