import { applicationNumber, idsOfNumber } from '#contract/applications/application-number.ts';
import type { InputOf } from '#contract/calls.ts';
import { plainSigns } from '#contract/clean-text.ts';
import type { RegistrationOrder } from '#contract/partners/registration.ts';
import { seasonIdOf } from '#contract/seasons/season-fields.ts';
import { problem } from '../../http/problem.ts';
import { wordsIn } from '../plain-text.ts';
import {
  type ListedRegistration,
  placeOf,
  type RegistrationPlace,
  type RegistrationRow,
} from './registration.store.ts';
import { canNudge } from './registrations.ts';

type Wanted = Pick<InputOf<'POST /api/partner/registrations'>, 'search' | 'filter' | 'turn' | 'season'>;

/** Whether the selection is the whole list, or all of one season. Pure. */
export function isEverybody({ search = '', filter = 'all', turn }: Wanted): boolean {
  return search.trim() === '' && filter === 'all' && turn === undefined;
}

/** Whether a person is selected: the same test for pages, export and reminding many. Pure. */
export function fitting(
  { search = '', filter = 'all', turn, season }: Wanted,
  now: number,
): (row: RegistrationRow) => boolean {
  const holds = wordsIn(search);
  const isOfFilter = (row: RegistrationRow) =>
    filter === 'all' || (filter === 'waiting' ? canNudge(row, now) : row.step === filter);
  const ids = idsOfNumber(plainSigns(search));
  // Whole, since parts of a number are in many names. That of the account holds also once its owner has applied.
  const isNumberOf = ({ account_id, applicant_id }: RegistrationRow) => {
    const own = ids?.isAccount ? account_id : applicant_id;
    return ids !== undefined && own !== null && applicationNumber(own) === applicationNumber(ids.from);
  };
  const id = season && seasonIdOf(season);
  return (row) =>
    isOfFilter(row) &&
    (turn === undefined || row.turn === turn) &&
    (id === undefined || row.season_id === id) &&
    (holds(row.search) || isNumberOf(row));
}

/** The place of a row in a URL-safe form: `<key>_<person>`. Names are encoded, so that none can look like an id. */
export function writePlace(row: ListedRegistration, order: RegistrationOrder): string {
  const { key, personId } = placeOf(row, order);
  return `${typeof key === 'string' ? Buffer.from(key).toString('base64url') : key}_${personId}`;
}

/** @throws Problem if the text is no place of this order */
export function readPlace(text: string, order: RegistrationOrder): RegistrationPlace {
  const end = text.lastIndexOf('_');
  const [key, personId] = [text.slice(0, end), text.slice(end + 1)];
  if (order === 'name') return { key: Buffer.from(key, 'base64url').toString(), personId };
  const number = Number(key);
  if (!Number.isSafeInteger(number)) throw problem('input_invalid');
  return { key: number, personId };
}
