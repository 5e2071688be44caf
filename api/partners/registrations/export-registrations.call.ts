import type { Lang } from '#contract/languages.ts';
import { missingTexts, STEP_TEXTS, TURN_TEXTS } from '#contract/partners/registration.text.ts';
import type { RegistrationOrder } from '#contract/partners/registration.ts';
import { CONSENT_VERSIONS } from '#contract/placements/consent.ts';
import { applicantStore } from '../../applicants/applicant.store.ts';
import type { Deps } from '../../deps.ts';
import { contractStore } from '../../employment-contracts/contract.store.ts';
import { contractLifeStore } from '../../employment-contracts/contract-life.store.ts';
import { csvPages } from '../../files/csv.ts';
import { endpoint } from '../../http/endpoint.ts';
import { matchListStore, type WholeMatch } from '../../matches/match-list.store.ts';
import { consentStore } from '../../placements/consent.store.ts';
import { berlinDate, writtenDate } from '../../time/berlin-time.ts';
import { inPages } from '../../time/next-turn.ts';
import { verifiedPartner } from '../caller-partner.ts';
import { COLUMNS } from './export.text.ts';
import { noteView } from './note-view.ts';
import { type ListedRegistration, type RegistrationRow, registrationStore } from './registration.store.ts';
import { missingOf } from './registrations.ts';
import { fitting } from './selection.ts';

// Rows per batch: reading them takes a few milliseconds.
const ROWS_AT_ONCE = 500;

type Cells = Record<keyof typeof COLUMNS, string>;
const NO_PLACE = { company: '', site: '', starts: '', ends: '', began: '' };

/** The selected students as a table for a spreadsheet. Posted, as names of a search don't belong in addresses. */
export const exportRegistrations = endpoint('exportRegistrations', {
  auth: verifiedPartner,
  limit: { perNetwork: 300, perCaller: 30 },
  async handle({ deps, caller, input }) {
    const { lang = caller.account.lang, order = 'newest', ...wanted } = input;
    const { partner_id: id } = caller.partner;
    noteView(deps, id, 'export');
    const missing = missingTexts(lang, deps.site.partnerNetwork.name);
    const cells = (row: RegistrationRow) => cellsOf(deps, row, lang, missing);
    const pages = selected(deps, id, order, fitting(wanted, deps.clock.now()));
    const parts = [];
    for await (const part of csvPages(COLUMNS, lang, pages, cells)) parts.push(part);
    return { name: `registrations-${id}.csv`, mime: 'text/csv; charset=utf-8', bytes: Buffer.concat(parts) };
  },
});

async function* selected({ db }: Deps, id: string, order: RegistrationOrder, fits: (row: RegistrationRow) => boolean) {
  const rowsAfter = (last: ListedRegistration | undefined) => registrationStore(db).page(id, order, last, ROWS_AT_ONCE);
  for await (const rows of inPages(rowsAfter)) yield rows.filter(fits);
}

function cellsOf(deps: Deps, row: RegistrationRow, lang: Lang, missing: ReturnType<typeof missingTexts>): Cells {
  return {
    name: row.name,
    registered: writtenDate(berlinDate(row.registered_at)),
    step: STEP_TEXTS[row.step][lang],
    turn: TURN_TEXTS[row.turn][lang],
    since: writtenDate(berlinDate(row.since)),
    missing: missingOf(row)
      .map((thing) => missing[thing])
      .join(', '),
    ...placeOf(deps, row),
    note: row.note,
  };
}

/**
 * Where and when somebody works and since when they do, the earliest place first in each cell: with their own consent
 * alone, as it stands now.
 */
function placeOf({ db }: Deps, { applicant_id: id, partner_id }: RegistrationRow): Pick<Cells, keyof typeof NO_PLACE> {
  const consent = id && consentStore(db).given(id, 'partner_placement');
  if (!consent) return NO_PLACE;
  // The consent names the partner through whom the application came.
  if (applicantStore(db).find(id)?.partner_id !== partner_id) return NO_PLACE;
  const places = matchListStore(db)
    .offers(id)
    .filter(({ state }) => state === 'confirmed');
  const inAll = (what: (place: WholeMatch) => string) => places.map(what).join('; ');
  return {
    company: inAll(({ company }) => company),
    site: inAll(({ site }) => site),
    starts: inAll(({ starts_on }) => writtenDate(starts_on)),
    ends: inAll(({ ends_on }) => writtenDate(ends_on)),
    began: places.flatMap(({ id }) => beganOn(db, id, consent.text_version) || []).join('; '),
  };
}

/** Said by the newest wording of the consent alone. That somebody did not come, a partner never reads. */
function beganOn(db: Deps['db'], matchId: string, wording: string): string {
  const contract = wording === CONSENT_VERSIONS.partner_placement && contractStore(db).ofMatch(matchId);
  const began =
    contract &&
    contractLifeStore(db)
      .marks(contract.id)
      .find(({ what }) => what === 'began');
  return began ? writtenDate(began.day) : '';
}
