import { expect, it } from 'vitest';
import { isSameOrganization } from '#contract/accounts/organization-name.ts';

it.each([
  ['Addis Ababa University', 'ADDIS ABABA UNIVERSITY'],
  ['Addis Ababa University', 'Addisababa University'],
  ['Addis Ababa University', 'Addis Abeba University'],
  ['Addis Ababa Univeristy', 'Addis Ababa University'],
  ['University of Gondar', 'University of Gonder'],
  ['Hawassa University', 'Hawasa University'],
  ['Adis Ababa Universty', 'Addis Ababa University'],
  ['Universität Köln', 'Universitaet Koeln'],
  ['Universität Köln', 'Universitat Koln'],
  ['St. Mary’s University', "St Mary's University"],
  ['አዲስ አበባ ዩኒቨርሲቲ', 'አዲስ አበባ  ዩኒቨርሲቲ'],
])('%s and %s are one organisation', (checked, next) => {
  expect(isSameOrganization(checked, next)).toBe(true);
  expect(isSameOrganization(next, checked)).toBe(true);
});

it.each([
  ['Addis Ababa University', 'Bahir Dar University'],
  ['Addis Ababa University', 'Addis Ababa University of Technology'],
  ['University of Mali', 'University of Bali'],
  ['School 1', 'School 2'],
  ['School 1', 'School 11'],
  ['Kotebe School 12 North', 'Kotebe School 13 North'],
  ['Milan Academy', 'Dilan Academy'],
  ['Wollo University', 'Wollega University'],
  ['አዲስ አበባ', 'አዳማ አበባ'],
  ['!!!', '???'],
  ['', 'University'],
  ['a'.repeat(160), `${'a'.repeat(80)}${'b'.repeat(80)}`],
])('%s and %s are two', (checked, next) => {
  expect(isSameOrganization(checked, next)).toBe(false);
  expect(isSameOrganization(next, checked)).toBe(false);
});
