import type { ContractActor } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../../deps.ts';
import { openStored } from '../../documents/open-stored.ts';
import { loadContract } from '../load-contract.ts';
import { recordContract } from '../record-contract.ts';
import type { ContractCopy } from './contract-copy.store.ts';

interface Who {
  by: ContractActor;
  accountId: string | null;
}

/** A signed copy as a download. Who opens it is recorded before a byte is sent. */
export async function openCopy(deps: Deps, copy: ContractCopy, { by, accountId }: Who) {
  const stream = await openStored(deps, copy, () =>
    deps.tx(() =>
      recordContract(deps, loadContract(deps, copy.contract_id), {
        ...{ action: 'contract-copy-opened', by, accountId },
        detail: { id: copy.id },
      }),
    ),
  );
  return { name: copy.file_name, mime: 'application/pdf', size: copy.size, stream };
}
