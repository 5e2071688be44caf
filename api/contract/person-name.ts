/** Somebody's name. A single name is the last one, as passports have it (ICAO 9303, primary identifier). */
export interface PersonName {
  first_name: string;
  middle_name: string;
  last_name: string;
}

/** What people with one name write where a form asks for the other: a dash or a dot or two. */
export function standsForNoName(text: string): boolean {
  return /^[-\u2010-\u2015\u2212.·/]{1,3}$/.test(text);
}

/** The parts where a passport would have them: whatever name there is only one of is the last. */
export function inPassportOrder<Name extends PersonName>(name: Name): Name {
  const { first_name, middle_name, last_name } = name;
  const given = [first_name, middle_name].filter(Boolean);
  if (last_name === '') return { ...name, first_name: '', middle_name: '', last_name: given.join(' ') };
  const [first = '', middle = ''] = given;
  return { ...name, first_name: first, middle_name: middle };
}

/** What somebody is called by: the first name, or the only one. */
export function callName({ first_name, last_name }: Pick<PersonName, 'first_name' | 'last_name'>): string {
  return first_name || last_name;
}

/** For a field of a form, where '' would read as forgotten. */
export function typedName(name: string, other: string): string {
  return name === '' && other !== '' ? '-' : name;
}
