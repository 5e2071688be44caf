import { cleanText } from '#contract/clean-text.ts';
import type { ContactLines } from '#contract/partners/partner.ts';
import type { Deps } from '../deps.ts';
import { type Partner, partnerStore } from './partner.store.ts';

export type WithContact = Pick<
  Partner,
  | 'organization_name'
  | 'contact_person'
  | 'poster_name'
  | 'poster_office'
  | 'poster_reach'
  | 'verified_at'
  | 'checked_contact'
  | 'printed_labels'
  | 'link_label'
>;

type Line = Exclude<keyof ContactLines, 'campuses'>;
const NONE: Readonly<Record<Line, ''>> = { person: '', office: '', reach: '' };
const LINES = Object.keys(NONE) as Line[];

/** Whom students ask, as the partner wants it printed; a line may be ''. Pure. */
export function contactLines(row: WithContact): ContactLines {
  const { contact_person, poster_name, poster_office, poster_reach, printed_labels } = row;
  return {
    campuses: (JSON.parse(printed_labels) as string[]).map(cleanText),
    person: cleanText(poster_name || contact_person),
    office: cleanText(poster_office),
    reach: cleanText(poster_reach),
  };
}

/** The lines that an operator has accepted. Pure. */
export function checkedLines({ checked_contact }: WithContact): ContactLines {
  const none = { ...NONE, campuses: [] };
  return checked_contact === null ? none : { ...none, ...JSON.parse(checked_contact) };
}

/**
 * The partner's own words that papers and pages may show: none before the organisation is verified, and of its contact
 * only what an operator has accepted. A line that was changed since is left out rather than printed as it was: the
 * person in it may have left, or may no longer want to be asked. Pure.
 */
export function publicWords(row: WithContact): Omit<ContactLines, 'campuses'> & { organization: string } {
  const [wanted, checked] = [contactLines(row), checkedLines(row)];
  const isVerified = row.verified_at !== null;
  const shown = (line: Line) => (isVerified && wanted[line] === checked[line] ? wanted[line] : '');
  const campus = cleanText(row.link_label ?? '');
  const isPrinted = [wanted, checked].every(({ campuses }) => campuses.includes(campus));
  const organization = isVerified ? [cleanText(row.organization_name), ...(isPrinted ? [campus] : [])].join(', ') : '';
  return { organization, ...(Object.fromEntries(LINES.map((line) => [line, shown(line)])) as Record<Line, string>) };
}

/** Whether an operator still has to look at a line of a verified partner. Pure. */
export function awaitsLook(row: WithContact): boolean {
  const [wanted, checked, shown] = [contactLines(row), checkedLines(row), publicWords(row)];
  const isNew = (campus: string) => !checked.campuses.includes(campus);
  return (
    row.verified_at !== null && (LINES.some((line) => wanted[line] !== shown[line]) || wanted.campuses.some(isNew))
  );
}

/** Keeps since when lines wait for a look. Called in the transaction that changes a partner's words or its check. */
export function keepContactChange({ db, clock }: Pick<Deps, 'db' | 'clock'>, partnerId: string): void {
  const row = partnerStore(db).findByPartnerId(partnerId);
  if (row)
    partnerStore(db).setContactChange(partnerId, awaitsLook(row) ? (row.contact_changed_at ?? clock.now()) : null);
}

export function areSameLines(a: ContactLines, b: ContactLines): boolean {
  return LINES.every((line) => a[line] === b[line]) && a.campuses.join('\n') === b.campuses.join('\n');
}
