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
>;

/** Whom students ask, as the partner wants it printed; a line may be ''. Pure. */
export function contactLines({ contact_person, poster_name, poster_office, poster_reach }: WithContact): ContactLines {
  return {
    person: cleanText(poster_name || contact_person),
    office: cleanText(poster_office),
    reach: cleanText(poster_reach),
  };
}

/** The lines that an operator has accepted. Pure. */
export function checkedLines({ checked_contact }: WithContact): ContactLines {
  return checked_contact === null ? { person: '', office: '', reach: '' } : JSON.parse(checked_contact);
}

/**
 * The partner's own words that papers and pages may show: none before the organisation is verified, and of its contact
 * only what an operator has accepted. A line that was changed since is left out rather than printed as it was: the
 * person in it may have left, or may no longer want to be asked. Pure.
 */
export function publicWords(row: WithContact): ContactLines & { organization: string } {
  const [wanted, checked] = [contactLines(row), checkedLines(row)];
  const isVerified = row.verified_at !== null;
  const shown = (line: keyof ContactLines) => (isVerified && wanted[line] === checked[line] ? wanted[line] : '');
  const organization = isVerified ? cleanText(row.organization_name) : '';
  return { organization, person: shown('person'), office: shown('office'), reach: shown('reach') };
}

/** Whether an operator still has to look at a line of a verified partner. Pure. */
export function awaitsLook(row: WithContact): boolean {
  const [wanted, shown] = [contactLines(row), publicWords(row)];
  return (
    row.verified_at !== null &&
    (wanted.person !== shown.person || wanted.office !== shown.office || wanted.reach !== shown.reach)
  );
}

/** Keeps since when lines wait for a look. Called in the transaction that changes a partner's words or its check. */
export function keepContactChange({ db, clock }: Pick<Deps, 'db' | 'clock'>, partnerId: string): void {
  const row = partnerStore(db).findByPartnerId(partnerId);
  if (row)
    partnerStore(db).setContactChange(partnerId, awaitsLook(row) ? (row.contact_changed_at ?? clock.now()) : null);
}

export function areSameLines(a: ContactLines, b: ContactLines): boolean {
  return a.person === b.person && a.office === b.office && a.reach === b.reach;
}
