import type { TabKey } from '#contract/browser-storage.ts';

/** What one page tells the next about an account. Not in the address, as histories and logs must not hold an e-mail. */
export interface HandOver {
  kind: 'confirmed' | 'invited' | 'password-set';
  email: string;
  /** The account's role, where the next page needs it. */
  role?: string;
}

const KEY: TabKey = 's4f_hand_over';
const KINDS = /^(?:confirmed|invited|password-set)$/;

export const handOver = {
  put(news: HandOver): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(news));
    } catch {
      // Storage is blocked: the next page asks for the e-mail again.
    }
  },

  /** Reads it and leaves it for a later page. */
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
      // Storage is blocked: there is nothing to take.
    }
    return news;
  },
};

/** Reads a stored text, which may be anything. */
export function readHandOver(stored: string | null): HandOver | undefined {
  try {
    const { kind, email, role } = JSON.parse(stored ?? 'null') ?? {};
    if (!KINDS.test(kind) || typeof email !== 'string') return undefined;
    return { kind, email, ...(typeof role === 'string' && { role }) };
  } catch {
    return undefined;
  }
}
