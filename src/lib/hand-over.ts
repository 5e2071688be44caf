import type { TabKey } from '#contract/browser-storage.ts';
import { tab } from './storage.ts';

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
  put: (news: HandOver) => tab.write(KEY, JSON.stringify(news)),

  /** Reads it and leaves it for a later page. */
  look: () => readHandOver(tab.read(KEY)),

  take(): HandOver | undefined {
    const news = handOver.look();
    tab.write(KEY);
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
