/** What one page tells the next about an account. Out of the address, so that no history and no log holds an e-mail. */
export interface HandOver {
  kind: 'confirmed' | 'invited' | 'password-set';
  email: string;
  /** Whose account it is, where the next page has to know. */
  role?: string;
}

const KEY = 's4f_hand_over';
const KINDS = /^(?:confirmed|invited|password-set)$/;

export const handOver = {
  put(news: HandOver): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(news));
    } catch {
      // Where storage is blocked, the next page asks for the e-mail once more.
    }
  },

  /** Leaves it for the page after this one. */
  look(): HandOver | undefined {
    try {
      return readHandOver(sessionStorage.getItem(KEY));
    } catch {
      return undefined;
    }
  },

  take(): HandOver | undefined {
    const news = handOver.look();
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Storage is refused: there is nothing to take.
    }
    return news;
  },
};

/** Anything may stand in the storage of a browser. */
export function readHandOver(stored: string | null): HandOver | undefined {
  try {
    const { kind, email, role } = JSON.parse(stored ?? 'null') ?? {};
    if (!KINDS.test(kind) || typeof email !== 'string') return undefined;
    return { kind, email, ...(typeof role === 'string' && { role }) };
  } catch {
    return undefined;
  }
}
