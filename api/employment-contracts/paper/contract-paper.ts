import { createHash } from 'node:crypto';
import { type ContractActor, contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../http/problem.ts';
import type { FileReply } from '../../http/reply.ts';
import { drawContract } from '../../papers/draw.ts';
import { drawInTurn } from '../../papers/one-at-a-time.ts';
import { assertShown } from '../candidate-of.ts';
import type { Contract } from '../contract.store.ts';
import type { TermsVersion } from '../contract-terms.store.ts';
import { termsOf } from '../load-contract.ts';
import { recordContract } from '../record-contract.ts';

interface Wanted {
  by: ContractActor;
  accountId: string | null;
  /** '2': an earlier version than the newest. */
  version: string | undefined;
}

/**
 * A contract as PDF. Sides get what was sent; a draft is the operator's, and says so on each page. Its hash is written
 * down: whoever uploads the same file has not signed it.
 */
export async function contractPaper(deps: Deps, row: Contract, { by, accountId, version }: Wanted): Promise<FileReply> {
  const { version: shown, terms, sent_at } = termsOf(deps, row, version === undefined ? undefined : Number(version));
  if (by !== 'operator' && sent_at === null) throw problem('contract_not_found');
  if (by === 'employer') assertShown(deps, row);
  const { name, bytes } = await drawPaper(deps, row, { version: shown, terms, sent_at });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  deps.tx(() =>
    recordContract(deps, row, { action: 'contract-paper-opened', by, accountId, detail: { version: shown, sha256 } }),
  );
  return { name, mime: 'application/pdf', bytes };
}

/** Draws the paper of the newest terms, or of those that are given. */
export async function drawPaper(
  deps: Deps,
  row: Contract,
  { version, terms, sent_at }: Pick<TermsVersion, 'version' | 'terms' | 'sent_at'> = termsOf(deps, row),
) {
  const number = contractNumber(row.id);
  const facts = { number, version, terms, isDraft: sent_at === null };
  return {
    name: `${number}-${version}.pdf`,
    bytes: await drawInTurn(() => drawContract(deps.site, facts)),
  };
}
