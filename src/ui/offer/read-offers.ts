import type { Offer } from '#contract/match.ts';

/** Undefined for an answer that is not our server's. */
export function readOffers(reply: object): Offer[] | undefined {
  const { offers } = reply as { offers?: Offer[] };
  return Array.isArray(offers) && offers.every((one) => typeof one?.id === 'string' && Array.isArray(one.can))
    ? offers
    : undefined;
}
