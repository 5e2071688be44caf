import { SLOW_BYTES_PER_MINUTE } from './pace.ts';

/** A form that is being read, as far as it matters who gives way. */
export interface Standing {
  network: string;
  /** The application or account whose token came with it; of a stranger the network. */
  sender: string;
  bytesPerMinute: number;
  /** It has only just begun. */
  isFresh: boolean;
  /** Its sender left another one unfinished lately. */
  isOfUnfinisher: boolean;
  /** All of it has arrived: ending it would free nothing. */
  isComplete: boolean;
}

export interface Places {
  all: number;
  ofOneNetwork: number;
}

export type Room<Form> = { kind: 'free' } | { kind: 'none' } | { kind: 'gives way'; form: Form };

/** Who asks for a place. */
interface Newcomer {
  network: string;
  sender: string;
  /** They left a form unfinished lately. */
  isUnfinisher: boolean;
}

/**
 * Whether one more form finds a place. When every place is taken, the slowest form of the network with the most gives
 * way: whoever holds many places by trickling loses them to people who hold none. Where a network has all that it may
 * have, the same holds among its senders.
 */
export function roomFor<Form extends Standing>(forms: readonly Form[], newcomer: Newcomer, places: Places): Room<Form> {
  const neighbours = forms.filter(({ network }) => network === newcomer.network);
  if (neighbours.length >= places.ofOneNetwork) return roomOfLargest(neighbours, newcomer, 'sender');
  if (forms.length < places.all) return { kind: 'free' };
  return roomOfLargest(forms, newcomer, 'network');
}

/** The place of a sender who has all that one may have: only of a slow form of their own. */
export function roomOfOwn<Form extends Standing>(own: readonly Form[]): Room<Form> {
  return slowest(own.filter(isSlow));
}

function roomOfLargest<Form extends Standing>(
  forms: readonly Form[],
  newcomer: Newcomer,
  group: 'network' | 'sender',
): Room<Form> {
  const sizes = new Map<string, number>();
  for (const form of forms) sizes.set(form[group], (sizes.get(form[group]) ?? 0) + 1);
  const most = Math.max(...sizes.values());
  const largest = forms.filter((form) => sizes.get(form[group]) === most);
  // Whoever still has no fewer afterwards is treated fairly. Among equals only what really is slow gives way, or
  // everybody would throw everybody out; or what only just began, where its sender keeps beginning and the newcomer
  // does not: whoever drops forms before they are slow would never have to give way.
  const givesWay = (form: Form) => isSlow(form) || (form.isFresh && form.isOfUnfinisher && !newcomer.isUnfinisher);
  return slowest((sizes.get(newcomer[group]) ?? 0) + 1 < most ? largest : largest.filter(givesWay));
}

function isSlow({ isFresh, bytesPerMinute }: Standing): boolean {
  return !isFresh && bytesPerMinute < SLOW_BYTES_PER_MINUTE;
}

function slowest<Form extends Standing>(forms: readonly Form[]): Room<Form> {
  const [form] = forms
    .filter(({ isComplete }) => !isComplete)
    .sort((a, b) => Number(a.isFresh) - Number(b.isFresh) || a.bytesPerMinute - b.bytesPerMinute);
  return form ? { kind: 'gives way', form } : { kind: 'none' };
}
