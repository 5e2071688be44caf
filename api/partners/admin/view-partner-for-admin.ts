import { cleanText } from '#contract/clean-text.ts';
import type { Lang } from '#contract/languages.ts';
import { accountStore } from '../../accounts/account.store.ts';
import type { Deps } from '../../deps.ts';
import { viewMembers } from '../../members/view-members.ts';
import { viewNotes } from '../../members/view-notes.ts';
import { partnersLines } from '../../papers/poster-lines.ts';
import { DAY_MS } from '../../time/clock.ts';
import { isoTime } from '../../time/iso-time.ts';
import { checkedLines, contactLines } from '../contact-lines.ts';
import { existingPartner } from '../existing-partner.ts';
import { type Partner, partnerStore } from '../partner.store.ts';
import { organizationOf, partnerTeam } from '../partner-team.ts';
import { registrationFiguresStore } from '../registrations/registration-figures.store.ts';
import { countAllSeasons } from '../registrations/registrations.ts';
import { mondayOf } from '../registrations/weeks.ts';
import { viewPartner } from '../view-partner.ts';

/** A partner with its log, newest first. Throws `partner_not_found`. */
export function viewPartnerForAdmin(deps: Deps, partnerId: string) {
  const row = existingPartner(deps, partnerId);
  const email = accountStore(deps.db).find(row.user_id)?.email ?? '';
  const audit = partnerStore(deps.db)
    .audit(partnerId)
    .map((entry) => ({ ...entry, created_at: isoTime(entry.created_at) }));
  return {
    partner: viewPartnerRow(deps, row, email),
    poster: { contact: contactLines(row), de: printedLines(row, 'de'), en: printedLines(row, 'en') },
    members: viewMembers(deps, partnerTeam, organizationOf(row)),
    recent: registeredLately(deps, partnerId),
    notes: viewNotes(deps, partnerId),
    audit,
  };
}

/** The partner's words from the function that the poster prints them by. */
function printedLines(row: Partner, lang: Lang) {
  return {
    accepted: partnersLines(lang, { organization: cleanText(row.verified_name ?? ''), ...checkedLines(row) }),
    wanted: partnersLines(lang, { organization: cleanText(row.organization_name), ...contactLines(row) }),
  };
}

const RECENT_WEEKS = 4;

function registeredLately({ db, clock }: Deps, partnerId: string): number {
  const since = mondayOf(clock.now() - (RECENT_WEEKS - 1) * 7 * DAY_MS);
  return [...registrationFiguresStore(db).weeks(partnerId, since).values()].reduce((sum, people) => sum + people, 0);
}

export function viewPartnerRow(deps: Deps, row: Partner, email: string) {
  return { ...viewPartner(row), email, counts: countAllSeasons(deps, row.partner_id) };
}
