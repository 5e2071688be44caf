import type { DatabaseName, DeviceKey } from '#contract/browser-storage.ts';

/** What a form has that is not sent yet, by field or by a name of its own. */
type Kept = Readonly<Record<string, unknown>>;

const KEY: DeviceKey = 's4f_kept';
const FILES: DatabaseName = 's4f_files';
const DAY_MILLISECONDS = 86_400_000;

/** What this device keeps under a name, for a day after it was last changed. It may be anything. */
export function readKept(name: string): Kept | undefined {
  return all()[name];
}

/** Keeps it until it is sent; `undefined` forgets it. A helper's device keeps it no longer than the tab. */
export function keep(name: string, value: Kept | undefined): void {
  const { [name]: before, ...others } = all();
  if (before || value) put(value ? { ...others, [name]: { ...value, at: Date.now() } } : others);
}

/** Forgets all that this device keeps of anybody. */
export function forgetKept(): void {
  put({});
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
    if (Object.keys(kept).length > 0) box().setItem(KEY, JSON.stringify(kept));
    else {
      box().removeItem(KEY);
      indexedDB.deleteDatabase(FILES);
    }
  } catch {
    // Storage is refused or full: nothing is kept.
  }
}

const box = () => (/[?&]helper=1/.test(location.search) ? sessionStorage : localStorage);
