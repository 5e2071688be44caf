import * as z from 'zod/mini';

/** `oldest`: since when the first of them waits; null if there are none. */
const waiting = z.object({ count: z.number(), oldest: z.nullable(z.string()) });

/** What waits for the operator. A count ends at `MOST_COUNTED`. */
export const todoReply = z.object({
  applications: waiting,
  /** The same applications by what is to be looked at: pre-registration, documents, declaration, originals. */
  step1: waiting,
  step2: waiting,
  enrolment: waiting,
  originals: waiting,
  /** Applications on hold: they wait for their day. */
  held: waiting,
  /** Deferred documents whose day has passed; `oldest`: the first of these days. */
  deferred_due: waiting,
  /** Partners that were never verified, and are not paused. */
  partners_new: waiting,
  /** Partners that were verified under another name. */
  partners_renamed: waiting,
  /** Verified partners with contact lines that nobody has looked at. */
  partners_contact: waiting,
  /** The partner among them that has waited longest. */
  contact_partner: z.nullable(z.string()),
  employers_submitted: waiting,
  /** Employers of the last 30 days: the operator need not decide about them, but should know of them. */
  employers_new: waiting,
  /** Requirements that pay less than a minimum wage that was raised since: nobody can accept their offers. */
  requirements_underpaid: waiting,
  /** The employer of the oldest of them. */
  underpaid_employer: z.nullable(z.string()),
  /** Matches that an employer has accepted: they wait for a release. */
  matches_accepted: waiting,
  /** Offers that cannot be accepted, by an authority’s answer or as no collective agreement binds any more: they lapse. */
  offers_blocked: waiting,
  /** Places that were confirmed and have no contract. */
  contracts_wanted: waiting,
  /** Contracts with a signed copy that waits to be checked. */
  contract_copies: waiting,
  /** Contracts that a side has signed, or neither in a week, and whose paper or scans do not come. */
  contract_papers: waiting,
  /** Contracts about which a side asks for a change or an end. */
  contract_requests: waiting,
  /** Contracts that were sent and pay less than a minimum wage that was raised since. */
  contracts_underpaid: waiting,
  /** Contracts that both have signed, and whose candidate's application has ended. */
  contracts_left: waiting,
  contracts_draft: waiting,
  /** People whom partners are about to lose, since their season is over; `oldest`: since when this is said. */
  season_ending: waiting,
  /** One while the last season is over and none is planned; `oldest`: since when. */
  season_unplanned: waiting,
  /** Seasons that people can apply for, with a complete application for each place. */
  season_full: waiting,
  /** People who ask to be moved into another season. */
  season_wishes: waiting,
  /** The application among them that has waited longest. */
  wish_application: z.nullable(z.string()),
  /** Settings that this release does not take, and pages that could not be built. */
  settings: waiting,
  /** Requests to put personal data right. */
  corrections: waiting,
  /** The application whose request has waited longest. */
  correction_application: z.nullable(z.string()),
  /** Mails that were given up. */
  mails: waiting,
});
