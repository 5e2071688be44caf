import { atom } from 'nanostores';
import type { DeviceKey } from '#contract/browser-storage.ts';
import { $session } from '#src/lib/session/session.ts';
import { device } from '#src/lib/storage.ts';

/** A key that does something on this page. `key` as browsers name it: a single letter or sign. */
export interface Shortcut {
  key: string;
  /** What it does, for the help sheet. */
  label: string;
  run: () => void;
}

/** The parts of a page, in the order in which they stand on the screen. */
const PARTS = ['page', 'list', 'document', 'decision'] as const;
export type Part = (typeof PARTS)[number];

/** The keys of a part. It holds the present functions of a component. */
interface List {
  part: Part;
  shortcuts: { readonly current: readonly Shortcut[] };
}

const SWITCH: DeviceKey = 's4f_shortcuts';
const OFF = 'off';

/** Whether the keys work: whoever speaks to the browser, or types with a tremor, can switch them off. */
export const $shortcutsOn = atom(true);

/** The lists that are in use, the newest last. */
const lists = new Set<List>();

/** Puts a list into use. Returns how to take it away again. */
export function addShortcuts(list: List): () => void {
  if (lists.size === 0) begin();
  lists.add(list);
  return () => {
    lists.delete(list);
    if (lists.size === 0) document.removeEventListener('keydown', onKey);
  };
}

/** Every key that works now, in the order of the screen. */
export function shortcutsNow(): Shortcut[] {
  return inOrder([...lists]);
}

/** By the place of their parts: the order in which parts have come depends on the way to the page. Pure. */
export function inOrder(all: readonly List[]): Shortcut[] {
  const sorted = [...all].sort((one, other) => PARTS.indexOf(one.part) - PARTS.indexOf(other.part));
  return sorted.flatMap(({ shortcuts }) => shortcuts.current);
}

/** Each thing that can be done, with its keys: several may do the same. Pure. */
export function byLabel(shortcuts: readonly Pick<Shortcut, 'key' | 'label'>[]): [label: string, keys: string[]][] {
  const found = new Map<string, string[]>();
  for (const { key, label } of shortcuts) found.set(label, [...new Set([...(found.get(label) ?? []), key])]);
  return [...found];
}

export function switchShortcuts(isOn: boolean): void {
  $shortcutsOn.set(isOn);
  device.write(SWITCH, isOn ? undefined : OFF);
}

function begin(): void {
  document.addEventListener('keydown', onKey);
  $shortcutsOn.set(device.read(SWITCH) !== OFF);
}

function onKey(event: KeyboardEvent): void {
  if (!isForPage(event)) return;
  // The newest list comes first: the part of the page that opened last.
  const shortcut = [...lists]
    .flatMap(({ shortcuts }) => shortcuts.current)
    .reverse()
    .find(({ key }) => key === event.key || (!event.shiftKey && key === event.key.toLowerCase()));
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

/** Whether a key is meant for the page, and not for a field, a dialog, the browser, or a page that is covered. */
function isForPage({ target, ctrlKey, metaKey, altKey, isComposing, repeat }: KeyboardEvent): boolean {
  if (!$shortcutsOn.get() || ctrlKey || metaKey || altKey || isComposing || repeat) return false;
  if (document.querySelector('dialog[open]') || $session.get().kind !== 'signed-in') return false;
  return !(target instanceof Element) || !target.closest(TYPING);
}

const TYPING =
  'textarea, select, [contenteditable], input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=submit])';
