/** Where the vetting of an employer is. `new`: its form was never submitted. */
export const EMPLOYER_STATES = ['new', 'submitted', 'vetted', 'refused'] as const;
export type EmployerState = (typeof EMPLOYER_STATES)[number];

/** Who finds a room: the employer has one, helps to find one, or leaves it to us. */
export const HOUSING = ['provided', 'helped', 'none'] as const;
export type Housing = (typeof HOUSING)[number];

/** What an employer says of itself; '' and null stand for what is still missing. */
export interface EmployerProfile {
  company: string;
  register_number: string;
  /** The address. This and the next three may be blank: a contract then has a free line, or says nothing of it. */
  seat: string;
  /** Who signs for the company. */
  representative: string;
  /** The number of the Federal Employment Agency for an establishment, for notices to social insurance. */
  company_number: string;
  /** Collective agreements that apply. */
  tariff: string;
  liability_insurance: string;
  accident_insurance: string;
  contact_person: string;
  phone: string;
  /** One site a line. */
  sites: string;
  housing: Housing | '';
  /** Euros a month for a room; null unless `housing` is `provided`. */
  housing_euro: number | null;
}

/** In the order of the form. */
export const EMPLOYER_FIELDS = [
  'company',
  'register_number',
  'seat',
  'representative',
  'company_number',
  'tariff',
  'liability_insurance',
  'accident_insurance',
  'contact_person',
  'phone',
  'sites',
  'housing',
  'housing_euro',
] as const satisfies readonly (keyof EmployerProfile)[];
export type EmployerField = (typeof EMPLOYER_FIELDS)[number];

/** What an admin compares with registers: another value has to be vetted again. */
export const VETTED_FIELDS = ['company', 'register_number', 'liability_insurance', 'accident_insurance'] as const;

/** What can stay blank for ever. */
const OPTIONAL_FIELDS: readonly EmployerField[] = ['seat', 'representative', 'company_number', 'tariff'];

/** What is still missing before the profile can be submitted. Pure. */
export function missingInProfile(profile: EmployerProfile): EmployerField[] {
  return EMPLOYER_FIELDS.filter((name) =>
    OPTIONAL_FIELDS.indexOf(name) >= 0
      ? false
      : name === 'housing_euro'
        ? profile.housing === 'provided' && profile.housing_euro === null
        : profile[name] === '',
  );
}

/** The sites of a profile, each once. Pure. */
export function sitesOf({ sites }: Pick<EmployerProfile, 'sites'>): string[] {
  const lines = sites.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter(Boolean);
}

/** To which states an admin may bring an employer from the present one. */
export const DECISIONS: Readonly<Record<EmployerState, readonly ('vetted' | 'refused')[]>> = {
  new: [],
  submitted: ['vetted', 'refused'],
  vetted: ['refused'],
  refused: ['vetted'],
};
