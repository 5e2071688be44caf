import { SLOW_BYTES_PER_MINUTE } from './pace.ts';

/** A form that is being read, as far as it matters who gives way. */
export interface Standing {
  /** Stands for whoever sends it: a network, or the application or account whose token came with it. */
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
  ofOneSender: number;
}

export type Room<Form> = { kind: 'free' } | { kind: 'none' } | { kind: 'gives way'; form: Form };

/** Who asks for a place. */
interface Newcomer {
  sender: string;
  /** They left a form unfinished lately. */
  isUnfinisher: boolean;
}

/**
 * Whether one more form finds a place. When every place is taken, the slowest form of the sender with the
 * most gives way: whoever holds many places by trickling loses them to people who hold none.
 */
export function roomFor<Form extends Standing>(
  forms: readonly Form[],
  { sender, isUnfinisher }: Newcomer,
  places: Places,
): Room<Form> {
  const own = forms.filter((form) => form.sender === sender);
  if (own.length >= places.ofOneSender) return slowest(own.filter(isSlow));
  if (forms.length < places.all) return { kind: 'free' };
  const sizes = new Map<string, number>();
  for (const form of forms) sizes.set(form.sender, (sizes.get(form.sender) ?? 0) + 1);
  const most = Math.max(...sizes.values());
  const largest = forms.filter((form) => sizes.get(form.sender) === most);
  // Whoever still has no fewer afterwards is treated fairly. Among equals only what really is slow gives way, or
  // everybody would throw everybody out; or what only just began, where its sender keeps beginning and the newcomer
  // does not: whoever drops forms before they are slow would never have to give way.
  const givesWay = (form: Form) => isSlow(form) || (form.isFresh && form.isOfUnfinisher && !isUnfinisher);
  return slowest(own.length + 1 < most ? largest : largest.filter(givesWay));
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
