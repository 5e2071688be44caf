import type { DeviceKey } from '#contract/browser-storage.ts';
import { forgetKept } from './kept.ts';

/** What a form has that is not sent yet: by file field, and by a name of its own what was typed. It may be anything. */
type Kept = Readonly<Record<string, unknown>>;

const KEY: DeviceKey = 's4f_kept';
const DAY_MILLISECONDS = 86_400_000;

/** What this device keeps under a name, for a day after it was last changed. */
export function readKept(name: string): Kept | undefined {
  return all()[name];
}

/** Keeps it until it is sent; `undefined` forgets it. A helper's device keeps it no longer than the tab. */
export function keep(name: string, value: Kept | undefined): void {
  const { [name]: before, ...others } = all();
  if (before || value) put(value ? { ...others, [name]: { ...value, at: Date.now() } } : others);
}

function all(): Record<string, Kept> {
  try {
    const kept: Record<string, Kept> = JSON.parse(box().getItem(KEY) ?? '{}');
    const found = Object.entries(kept);
    // A phone's clock may be wrong in either direction.
    const fresh = found.filter(([, { at }]) => Math.abs(Date.now() - Number(at)) < DAY_MILLISECONDS);
    const left = Object.fromEntries(fresh);
    if (fresh.length < found.length) put(left);
    return left;
  } catch {
    return {};
  }
}

function put(kept: Record<string, Kept>): void {
  try {
    if (Object.keys(kept).length === 0) forgetKept();
    else box().setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is refused or full: nothing is kept.
  }
}

const box = () => (/[?&]helper=1/.test(location.search) ? sessionStorage : localStorage);
