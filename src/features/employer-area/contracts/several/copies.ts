import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { takesCopy } from '#contract/employment-contracts/contract-rules.ts';

/** Why a file is not sent. */
export type CopyFault = 'no-pdf' | 'no-contract' | 'not-waiting' | 'twice';

export interface ChosenCopy {
  file: File;
  /** The contract that it is the signed copy of; '' while nobody has said. */
  contract: string;
}

const NUMBER = /V-[0-9A-F]{4}-[0-9A-F]{4}/i;

/** Whether a contract waits for the employer's copy, and may be read now. Pure. */
export function takesOurCopy({ can, terms }: Pick<ContractReply, 'can' | 'terms'>): boolean {
  return terms !== null && can.indexOf('upload') >= 0;
}

/** By number, what is not among the contracts to sign although it is not signed, and why. Pure. */
export function leftOut(contracts: readonly Pick<ContractReply, 'number' | 'state' | 'reads' | 'checking'>[]) {
  const unsigned = contracts.filter(({ state }) => takesCopy(state, 'employer'));
  const isResting = ({ reads }: Pick<ContractReply, 'reads'>) => reads === 'number';
  const parts = {
    resting: unsigned.filter(isResting),
    inCheck: unsigned.filter((one) => !isResting(one) && one.checking.indexOf('employer') >= 0),
  };
  return (['resting', 'inCheck'] as const)
    .filter((why) => parts[why].length > 0)
    .map((why) => ({ why, numbers: parts[why].map(({ number }) => number).join(', ') }));
}

/** Whether the employer may note the exchange of its paper, and nobody has. Pure. */
export function takesOurNote({ can, marks }: Pick<ContractReply, 'can' | 'marks'>): boolean {
  return can.indexOf('paper') >= 0 && !marks.some(({ what }) => what === 'paper');
}

/** Whether the employer may note that somebody began to work, and nothing of it is noted. Pure. */
export function takesStart({ can, marks }: Pick<ContractReply, 'can' | 'marks'>): boolean {
  return can.indexOf('arrival') >= 0 && !marks.some(({ what }) => what === 'began' || what === 'absent');
}

/** The contract that the name of a file says, as our own papers are called; '' where it says none. Pure. */
export function contractNamedBy(name: string, contracts: readonly Pick<ContractReply, 'id' | 'number'>[]): string {
  const [number] = NUMBER.exec(name) ?? [];
  return contracts.find((one) => one.number === number?.toUpperCase())?.id ?? '';
}

/** Why each of the files is left out; undefined: it is sent. Pure. */
export function faultsOf(
  copies: readonly { file: Pick<File, 'name' | 'type'>; contract: string }[],
  contracts: readonly Pick<ContractReply, 'id' | 'can' | 'terms'>[],
): (CopyFault | undefined)[] {
  return copies.map(({ file, contract }, index) => {
    if (!/\.pdf$/i.test(file.name) && file.type !== 'application/pdf') return 'no-pdf';
    const found = contracts.find(({ id }) => id === contract);
    if (!found) return 'no-contract';
    if (!takesOurCopy(found)) return 'not-waiting';
    // Whoever looks at two files for one contract has to say which it is.
    return copies.some((other, at) => at !== index && other.contract === contract) ? 'twice' : undefined;
  });
}
