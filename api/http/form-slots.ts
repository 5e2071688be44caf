import { leastBytesPerMinute } from './pace.ts';
import { type Problem, problem } from './problem.ts';
import { type FormInProgress, type Places, type Room, roomAmongCallers, roomFor } from './room-for-forms.ts';
import { createUnfinishedForms } from './unfinished-forms.ts';

// More forms at once would slow each other down until none ends. Callers with a token or session have places that
// strangers cannot take. Most, but not all, may come from one network, such as a campus: one network can create
// hundreds of applications.
const PLACES = {
  stranger: { all: 128, ofOneNetwork: 32 },
  known: { all: 64, ofOneNetwork: 48 },
} as const satisfies Record<string, Places>;
type Kind = keyof typeof PLACES;

const PLACES_OF_ONE_CALLER = 4;

const RETRY_AFTER_SECONDS = 20;

/** The sender of a form: the network, and the application or account if known. */
export interface Sender {
  network: string;
  caller: string | undefined;
}

/** The body of a form that wants a place. */
export interface Body {
  bytesPerMinute(): number;
  isFresh(): boolean;
  isComplete(): boolean;
  /** Ends the form; the reason is its answer. */
  stop(reason: Problem): void;
}

export interface Place {
  /** Bytes that the body has to bring in a minute at present. */
  leastBytesPerMinute(): number;
  /** The form has shown a token: it moves to a place for known senders if one is free. */
  becomeKnown(caller: string): void;
  leave(): void;
}

export interface FormSlots {
  /** Throws `busy` if no place is free and no other form has to give way. */
  enter(sender: Sender, body: Body): Place;
  /** Whether any place is taken. */
  isBusy(): boolean;
}

interface Taken {
  kind: Kind;
  sender: Sender;
  body: Body;
}

/** The places for forms that are read at the same time. */
export function createFormSlots(): FormSlots {
  const taken = new Set<Taken>();
  const unfinished = createUnfinishedForms();
  const ofKind = (kind: Kind) => [...taken].filter((form) => form.kind === kind);
  const isUnfinisher = (sender: Sender) => unfinished.has(nameOf(sender)) || unfinished.has(sender.network);

  function leave(form: Taken): void {
    if (!taken.delete(form) || form.body.isComplete()) return;
    unfinished.note(nameOf(form.sender));
    unfinished.note(form.sender.network);
  }

  function progressOf(form: Taken): FormInProgress & { taken: Taken } {
    const { sender, body } = form;
    return {
      taken: form,
      network: sender.network,
      sender: nameOf(sender),
      bytesPerMinute: body.bytesPerMinute(),
      isFresh: body.isFresh(),
      isOfUnfinisher: isUnfinisher(sender),
      isComplete: body.isComplete(),
    };
  }

  /** The first of `kinds` with a free place; otherwise one where another form gives way and is ended. */
  function findPlace(sender: Sender, kinds: readonly Kind[]): Kind | undefined {
    const { caller, network } = sender;
    const own = caller === undefined ? [] : [...taken].filter((form) => form.sender.caller === caller);
    if (own.length >= PLACES_OF_ONE_CALLER) return takeOver(roomAmongCallers(own.map(progressOf)));
    const newcomer = { network, sender: nameOf(sender), isUnfinisher: isUnfinisher(sender) };
    const rooms = kinds.map((kind) => ({ kind, room: roomFor(ofKind(kind).map(progressOf), newcomer, PLACES[kind]) }));
    const free = rooms.find(({ room }) => room.kind === 'free');
    if (free) return free.kind;
    const made = rooms.find(({ room }) => room.kind === 'gives way');
    return made && takeOver(made.room);
  }

  function takeOver(room: Room<{ taken: Taken }>): Kind | undefined {
    if (room.kind !== 'gives way') return undefined;
    const form = room.form.taken;
    leave(form);
    form.body.stop(busy());
    return form.kind;
  }

  return {
    isBusy: () => taken.size > 0,
    enter(sender, body) {
      // A known sender may take a stranger's place too.
      const kind = findPlace(sender, sender.caller === undefined ? ['stranger'] : ['known', 'stranger']);
      if (!kind) throw busy();
      const form: Taken = { kind, sender, body };
      taken.add(form);
      return {
        leastBytesPerMinute: () => leastBytesPerMinute(ofKind(form.kind).length / PLACES[form.kind].all),
        becomeKnown(caller) {
          if (form.sender.caller !== undefined || !taken.has(form)) return;
          const known = { network: sender.network, caller };
          const own = findPlace(known, ['known']);
          if (!own) return;
          form.kind = own;
          form.sender = known;
        },
        leave: () => leave(form),
      };
    },
  };
}

function nameOf({ network, caller }: Sender): string {
  return caller ?? network;
}

function busy(): Problem {
  return problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
