/** Somebody's name. A single name is the last one, as passports have it (ICAO 9303, primary identifier). */
export interface PersonName {
  first_name: string;
  middle_name: string;
  last_name: string;
}

type NamesInARow = Pick<PersonName, 'first_name' | 'last_name'> & { middle_name?: string | null };

/** Whether a name is only a dash or dots, which people with a single name write where a form asks for another. */
export function standsForNoName(text: string): boolean {
  return /^[-\u2010-\u2015\u2212.·/]{1,3}$/.test(text);
}

/** The name as in a passport: a single name is the last one. */
export function inPassportOrder<Name extends PersonName>(name: Name): Name {
  const { first_name, middle_name, last_name } = name;
  const given = [first_name, middle_name].filter(Boolean);
  if (last_name === '') return { ...name, first_name: '', middle_name: '', last_name: given.join(' ') };
  const [first = '', middle = ''] = given;
  return { ...name, first_name: first, middle_name: middle };
}

/** The names in a row. */
export function wholeName({ first_name, middle_name, last_name }: NamesInARow): string {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ');
}

/** The name that mails and pages address a person by: the first name, or the single one. */
export function callName({ first_name, last_name }: Pick<PersonName, 'first_name' | 'last_name'>): string {
  return first_name || last_name;
}

/** The value for a form field, in which '' would look forgotten. */
export function typedName(name: string, other: string): string {
  return name === '' && other !== '' ? '-' : name;
}
