import { SLOW_BYTES_PER_MINUTE } from './pace.ts';

/** A form that is being read, as far as the choice of who gives way needs it. */
export interface FormInProgress {
  network: string;
  /** The application or account of the form's token; for a stranger, the network. */
  sender: string;
  bytesPerMinute: number;
  /** The form has only just begun. */
  isFresh: boolean;
  /** The sender lately left another form unfinished. */
  isOfUnfinisher: boolean;
  /** All of it has arrived: ending it would free nothing. */
  isComplete: boolean;
}

export interface Places {
  all: number;
  ofOneNetwork: number;
}

export type Room<Form> = { kind: 'free' } | { kind: 'none' } | { kind: 'gives way'; form: Form };

/** The sender of a form that has no place yet. */
interface Newcomer {
  network: string;
  sender: string;
  /** This sender lately left a form unfinished. */
  isUnfinisher: boolean;
}

/**
 * Whether one more form gets a place. If all are taken, the slowest form of the network with the most gives way, so
 * that a sender who holds many places by trickling loses them to others. If a network has its maximum, the same applies
 * among its senders.
 */
export function roomFor<Form extends FormInProgress>(
  forms: readonly Form[],
  newcomer: Newcomer,
  places: Places,
): Room<Form> {
  const neighbours = forms.filter(({ network }) => network === newcomer.network);
  if (neighbours.length >= places.ofOneNetwork) return roomOfLargest(neighbours, newcomer, 'sender');
  if (forms.length < places.all) return { kind: 'free' };
  return roomOfLargest(forms, newcomer, 'network');
}

/** For a sender with the maximum of places, only their own slow form gives way. */
export function roomAmongCallers<Form extends FormInProgress>(own: readonly Form[]): Room<Form> {
  return slowest(own.filter(isSlow));
}

function roomOfLargest<Form extends FormInProgress>(
  forms: readonly Form[],
  newcomer: Newcomer,
  group: 'network' | 'sender',
): Room<Form> {
  const sizes = new Map<string, number>();
  for (const form of forms) sizes.set(form[group], (sizes.get(form[group]) ?? 0) + 1);
  const most = Math.max(...sizes.values());
  const largest = forms.filter((form) => sizes.get(form[group]) === most);
  // The largest group loses a place if it then still has no fewer than the newcomer's. Among equals only a slow form
  // gives way, or everybody would end everybody's; or a fresh form of a sender who keeps leaving forms unfinished (they
  // never grow old enough to be slow), if the newcomer does not.
  const givesWay = (form: Form) => isSlow(form) || (form.isFresh && form.isOfUnfinisher && !newcomer.isUnfinisher);
  return slowest((sizes.get(newcomer[group]) ?? 0) + 1 < most ? largest : largest.filter(givesWay));
}

function isSlow({ isFresh, bytesPerMinute }: FormInProgress): boolean {
  return !isFresh && bytesPerMinute < SLOW_BYTES_PER_MINUTE;
}

function slowest<Form extends FormInProgress>(forms: readonly Form[]): Room<Form> {
  const [form] = forms
    .filter(({ isComplete }) => !isComplete)
    .sort((a, b) => Number(a.isFresh) - Number(b.isFresh) || a.bytesPerMinute - b.bytesPerMinute);
  return form ? { kind: 'gives way', form } : { kind: 'none' };
}
