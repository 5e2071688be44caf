import { DUPLICATE_SIGNS } from '#contract/desk/desk-application.ts';
import type { Deps } from '../../deps.ts';
import { plainText, withoutUmlauts } from '../../partners/plain-text.ts';
import { isSlip, questionFor, spellings } from '../../standing/search-words.ts';
import { similarNames } from '../../standing/similar-names.ts';
import { standingStore } from '../../standing/standing.store.ts';
import { type Applicant, applicantStore } from '../applicant.store.ts';
import { type DuplicateSign, duplicateStore, type Found } from './duplicate.store.ts';

interface Duplicate extends Found {
  signs: DuplicateSign[];
}

type Stores = Pick<Deps, 'db'>;

/** Applications that may be of the same person, each once, with what speaks for it. Hints: nobody is refused by them. */
export function duplicatesOf(deps: Stores, applicant: Applicant): Duplicate[] {
  const found = new Map<string, Duplicate>();
  const pairs = [...duplicateStore(deps.db).like(applicant), ...namesakes(deps, applicant)];
  for (const [sign, row] of pairs) {
    if (sign === 'name' && !isSameName(applicant, applicantStore(deps.db).find(row.id))) continue;
    const signs = new Set([...(found.get(row.id)?.signs ?? []), sign]);
    // The same address is the same mailbox.
    if (signs.has('email')) signs.delete('mailbox');
    if (signs.has('name')) signs.delete('spelling');
    found.set(row.id, { ...row, signs: DUPLICATE_SIGNS.filter((one) => signs.has(one)) });
  }
  return [...found.values()].sort((a, b) => b.created_at - a.created_at);
}

// Rows that have all words of the name somewhere in their text.
const MOST_LOOKED_AT = 50;
const MOST = 5;
// Of a name whose words are put in all orders.
const MOST_WORDS = 5;

/** Who has the same name, or one with a letter wrong; the middle name is left out. */
function namesakes({ db }: Stores, applicant: Applicant): [DuplicateSign, Found][] {
  const words = wordsOf(withoutMiddle(applicant));
  // One word alone with another letter is another name: Abebe is not Abeba. Each word is looked for by itself.
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const question = questionFor(words.map((word) => ({ parts: spellings(word), names: similarNames({ db }, word) })));
  const rows = question ? standingStore(db).search(question, false, undefined, MOST_LOOKED_AT) : [];
  const found = rows.flatMap(({ applicant_id: id }): [DuplicateSign, Found][] => {
    const other = id === applicant.id ? undefined : applicantStore(db).find(id);
    const slips = other && slipsBetween(words, wordsOf(withoutMiddle(other)));
    return other && slips !== undefined && slips <= 1 ? [[slips === 0 ? 'name' : 'spelling', foundOf(other)]] : [];
  });
  return found.slice(0, MOST);
}

function withoutMiddle({ first_name, last_name }: Applicant): Named {
  return { first_name, last_name };
}

function foundOf({ id, first_name, last_name, status, created_at }: Applicant): Found {
  return { id, first_name, last_name, status, created_at };
}

type Named = Pick<Applicant, 'first_name' | 'last_name'> & Partial<Pick<Applicant, 'middle_name'>>;

function wordsOf({ first_name, middle_name = '', last_name }: Named): string[] {
  const plain = plainText(`${first_name} ${middle_name} ${last_name}`);
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Whether two names are the same words, with or without those in the middle, in whichever order and however split. Pure. */
function isSameName(one: Applicant, other: Applicant | undefined): boolean {
  const spelt = (person: Named) => inAllOrders(wordsOf(person).map(withoutUmlauts));
  const all = ({ first_name, middle_name, last_name }: Applicant) => [
    ...spelt({ first_name, middle_name, last_name }),
    ...spelt({ first_name, last_name }),
  ];
  const mine = new Set(all(one));
  return other !== undefined && all(other).some((name) => mine.has(name));
}

function inAllOrders(words: readonly string[]): string[] {
  if (words.length <= 1 || words.length > MOST_WORDS) return [words.join('')];
  return words.flatMap((word, at) => inAllOrders(words.toSpliced(at, 1)).map((rest) => word + rest));
}

/** How many words differ by one letter; undefined if one differs by more. The order of the words does not count. Pure. */
function slipsBetween(words: readonly string[], others: readonly string[]): number | undefined {
  if (words.length !== others.length) return undefined;
  const left = others.map(withoutUmlauts);
  let slips = 0;
  for (const word of words.map(withoutUmlauts).filter((one) => !take(left, (other) => other === one))) {
    if (!take(left, (other) => isSlip(word, other))) return undefined;
    slips += 1;
  }
  return slips;
}

/** Takes the first word that fits out of the list. */
function take(left: string[], fits: (word: string) => boolean): boolean {
  const at = left.findIndex(fits);
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
}
