import { readSiteConfig } from '#api/config/site.ts';
import { type ContractTerms, HOUSE_RULES } from '#contract/employment-contracts/contract-rules.ts';
import { costSheet } from '#contract/employment-contracts/cost-sheet.ts';

/** What a contract's paper may be drawn from. */
export const TERMS: ContractTerms = {
  employer: {
    company: 'Bodendienste Muster GmbH',
    register_number: 'Amtsgericht Musterstadt, HRB 12345',
    contact_person: 'Petra Muster',
    phone: '+49 30 123456',
    liability_insurance: 'Muster Versicherung, Nr. 1',
    accident_insurance: 'BG Verkehr, 123',
  },
  candidate: { name: 'Selam Tesfaye', born_on: '2003-05-31', nationality: 'ET', university: 'Adama University' },
  field_of_work: 'baggage',
  model: 'holiday',
  area: 'airside',
  site: 'Flughafen Musterstadt',
  starts_on: '2027-07-01',
  ends_on: '2027-09-28',
  week_hours: 40,
  wage_cents: 1460,
  housing: 'provided',
  housing_euro: 420,
  shifts: '',
  ...{ ...HOUSE_RULES, shifts_en: '', leave_days: 5, candidate_address: '' },
  costs: costSheet(readSiteConfig(), { model: 'holiday', housing: 'provided', housing_euro: 420, area: 'airside' }),
};
