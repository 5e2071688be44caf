import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { linkOpenStore } from './link-open.store.ts';
import type { Partner } from './partner.store.ts';

// Programs that name themselves. A page is validated by its script, which most programs that check links don't run.
const PROGRAM = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp\/|telegrambot/i;

/** Counts a visit by a partner's link. A failing counter refuses nobody. */
export function countLinkVisit(deps: Deps, { partner_id: id, link_id = '' }: Partner, userAgent: string): void {
  if (PROGRAM.test(userAgent)) return;
  try {
    linkOpenStore(deps.counters).add(id, link_id, berlinDate(deps.clock.now()));
  } catch (error) {
    deps.log.error({ error: String(error) }, 'an opened link is not counted');
  }
}
