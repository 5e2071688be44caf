import { leastBytesPerMinute } from './pace.ts';
import { type Problem, problem } from './problem.ts';
import { type Places, roomFor, type Standing } from './room-for-forms.ts';
import { createUnfinishedForms } from './unfinished-forms.ts';

// Beyond that the disk would be shared by too many to finish any. Places of strangers are counted by network, those
// of callers with a token or session by application or account, and neither can take the other's.
const PLACES = {
  stranger: { all: 128, ofOneSender: 32 },
  known: { all: 64, ofOneSender: 4 },
} as const satisfies Record<string, Places>;
type Kind = keyof typeof PLACES;

const RETRY_AFTER_SECONDS = 20;

/** Who sends a form: its network, and the application or account, where one is known. */
export interface Sender {
  network: string;
  caller: string | undefined;
}

/** A form that wants to be read. */
export interface Body {
  bytesPerMinute(): number;
  isFresh(): boolean;
  isComplete(): boolean;
  /** Ends it; the reason is its answer. */
  stop(reason: Problem): void;
}

export interface Place {
  /** What the body has to bring in a minute now. */
  leastBytesPerMinute(): number;
  /** The form has shown a token: it moves to a place of its own kind, where one is left. */
  becomeKnown(caller: string): void;
  leave(): void;
}

export interface FormSlots {
  /** Throws `busy` where no place is free and nobody has to give way. */
  enter(sender: Sender, body: Body): Place;
  /** Whether any place is taken. */
  isBusy(): boolean;
}

interface Taken {
  kind: Kind;
  sender: string;
  body: Body;
}

/** The places for forms that are read at the same time. */
export function createFormSlots(): FormSlots {
  const taken = new Set<Taken>();
  const unfinished = createUnfinishedForms();
  const ofKind = (kind: Kind) => [...taken].filter((form) => form.kind === kind);

  function leave(form: Taken): void {
    if (taken.delete(form) && !form.body.isComplete()) unfinished.note(form.sender);
  }

  function standing(form: Taken): Standing & { taken: Taken } {
    const { sender, body } = form;
    return {
      taken: form,
      sender,
      bytesPerMinute: body.bytesPerMinute(),
      isFresh: body.isFresh(),
      isOfUnfinisher: unfinished.has(sender),
      isComplete: body.isComplete(),
    };
  }

  /** Whether a place is there, if need be by ending another form. */
  function isRoomMade(kind: Kind, sender: string): boolean {
    const room = roomFor(ofKind(kind).map(standing), { sender, isUnfinisher: unfinished.has(sender) }, PLACES[kind]);
    if (room.kind === 'gives way') {
      leave(room.form.taken);
      room.form.taken.body.stop(busy());
    }
    return room.kind !== 'none';
  }

  return {
    isBusy: () => taken.size > 0,
    enter({ network, caller }, body) {
      const kind = caller === undefined ? 'stranger' : 'known';
      const form: Taken = { kind, sender: caller ?? network, body };
      if (!isRoomMade(kind, form.sender)) throw busy();
      taken.add(form);
      return {
        leastBytesPerMinute: () => leastBytesPerMinute(ofKind(form.kind).length / PLACES[form.kind].all),
        becomeKnown(name) {
          if (form.kind === 'known' || !taken.has(form) || !isRoomMade('known', name)) return;
          form.kind = 'known';
          form.sender = name;
        },
        leave: () => leave(form),
      };
    },
  };
}

function busy(): Problem {
  return problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
