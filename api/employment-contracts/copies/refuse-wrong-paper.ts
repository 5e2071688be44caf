import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { eventStore } from '../../audit/event.store.ts';
import type { Deps } from '../../deps.ts';
import { bytesOf, type ReceivedFile } from '../../files/intake.ts';
import { readPdf } from '../../files/judge-file.ts';
import type { PdfContent } from '../../files/judgement.ts';
import { fieldProblem } from '../../http/problem.ts';
import { SECOND_MS } from '../../time/clock.ts';
import { type Contract, contractStore } from '../contract.store.ts';
import { contractTermsStore } from '../contract-terms.store.ts';
import { drawPaper } from '../paper/contract-paper.ts';
import type { Side } from '../side.ts';
import { contractCopyStore } from './contract-copy.store.ts';

const NUMBER = /V-[0-9A-F]{4}-[0-9A-F]{4}/g;
// What is not read by then is left to the operator's eyes.
const LEAST_SECONDS = 10;

/**
 * Refuses what cannot be the signed copy: the paper as we handed it out, also saved anew, the file that was sent back,
 * the contract of somebody else, by its text or its name. Throws `copy_unsigned`, `copy_was_returned` or
 * `copy_of_other_contract`. What is left is looked at by the operator.
 */
export async function refuseWrongPaper(deps: Deps, { side }: Side, row: Contract, file: ReceivedFile): Promise<void> {
  const { db } = deps;
  if (eventStore(db).hasDetail('contract', row.id, 'contract-paper-opened', ['sha256', file.sha256]))
    refuse('copy_unsigned');
  const returned = contractCopyStore(db)
    .ofContract(row.id)
    .filter(({ review }) => review === 'to_replace');
  if (returned.some((copy) => copy.side === side && copy.sha256 === file.sha256)) refuse('copy_was_returned');
  const found = await readPdf(() => bytesOf(deps.storage, file), mostReadingMs(deps));
  const number = contractNumber(row.id);
  const said = new Set([found?.title, ...(found?.pages ?? []).map(({ words }) => words)].join(' ').match(NUMBER));
  // What the pages say counts; a scan says nothing, and its name may.
  const numbers = said.size > 0 ? said : new Set(file.name.toUpperCase().match(NUMBER));
  const other = [...numbers].find((one) => contractStore(db).hasNumber(one));
  if (other && !numbers.has(number)) refuse('copy_of_other_contract', { number, other });
  if (found && said.has(number) && (await isOurPaper(deps, row, found))) refuse('copy_unsigned');
}

/**
 * Whether each page says what one of our paper says, of the newest version or one before it, and nothing is drawn into it:
 * however saved, nobody has signed.
 */
async function isOurPaper(deps: Deps, row: Contract, { pages }: PdfContent): Promise<boolean> {
  for (const version of contractTermsStore(deps.db).versions(row.id, row.terms_version)) {
    const { bytes } = await drawPaper(deps, row, version);
    const ours = await readPdf(async () => new Uint8Array(bytes), mostReadingMs(deps));
    if (pages.every((page) => ours?.pages.some((own) => own.words === page.words && page.drawn <= own.drawn)))
      return true;
  }
  return false;
}

/** An operator whose machine is slow has set more. */
const mostReadingMs = ({ env }: Deps) => Math.max(env.FILE_CHECK_SECONDS, LEAST_SECONDS) * SECOND_MS;

function refuse(code: Parameters<typeof fieldProblem>[0][number]['code'], params: Record<string, string> = {}): never {
  throw fieldProblem([{ path: 'file', code, params }]);
}
