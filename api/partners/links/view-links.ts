import type { PartnerLinks } from '#contract/partners/partner-link.ts';
import type { Deps } from '../../deps.ts';
import { isoTime, isoTimeOrNull } from '../../time/iso-time.ts';
import { linkOpenStore } from '../link-open.store.ts';
import type { Partner } from '../partner.store.ts';
import { countSteps } from '../registrations/progress.ts';
import { partnerLinkStore } from './partner-link.store.ts';

/** A partner's links, the first link before the further ones, each with its figures. */
export function viewLinks(deps: Deps, partner: Partner): PartnerLinks {
  const { partner_id: id } = partner;
  const opens = openedBy(deps, id);
  const standing = partnerLinkStore(deps.db).standing(id);
  const figuresOf = (link: string) => {
    const steps = standing.filter(({ link_id }) => link_id === link).map(({ step, people }) => [step, people] as const);
    const { registered, applied } = countSteps(new Map(steps));
    // Figures of people are hidden until the organisation is verified.
    const people = partner.verified_at === null ? { registered: null, applied: null } : { registered, applied };
    return { opened: opens.get(link) ?? 0, ...people };
  };
  return {
    first: figuresOf(''),
    links: partnerLinkStore(deps.db)
      .listOf(id)
      .map(({ created_at, ended_at, partner_id: _own, printed, ...link }) => ({
        ...link,
        printed: printed === 1,
        created_at: isoTime(created_at),
        ended_at: isoTimeOrNull(ended_at),
        ...figuresOf(link.id),
      })),
  };
}

/** How often each link was visited. If the counters fail, the rest is still shown. */
function openedBy({ counters, log }: Deps, partnerId: string): ReadonlyMap<string, number> {
  try {
    return linkOpenStore(counters).sums(partnerId);
  } catch (error) {
    log.error({ error: String(error) }, 'opened links cannot be read');
    return new Map();
  }
}
