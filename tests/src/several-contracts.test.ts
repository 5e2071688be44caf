import { expect, it } from 'vitest';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { contractNamedBy, faultsOf, leftOut } from '#src/features/employer-area/contracts/several/copies.ts';

const terms = {} as ContractReply['terms'];
const CONTRACTS = [
  { id: 'a', number: 'V-1A2B-3C4D', can: ['upload' as const], terms },
  { id: 'b', number: 'V-5E6F-7081', can: ['upload' as const], terms },
  { id: 'c', number: 'V-9999-0000', can: [], terms },
];

it('EMPA-23 a signed copy belongs to the contract that its file name says', () => {
  expect(contractNamedBy('signed V-1A2B-3C4D-1.pdf', CONTRACTS)).toBe('a');
  expect(contractNamedBy('v-5e6f-7081.PDF', CONTRACTS)).toBe('b');
  expect(contractNamedBy('scan 17.pdf', CONTRACTS)).toBe('');
  expect(contractNamedBy('V-AAAA-AAAA.pdf', CONTRACTS)).toBe('');
});

it('EMPA-23 says which files are left out, and why', () => {
  const file = (name: string, contract: string) => ({ file: { name, type: '' }, contract });
  expect(
    faultsOf(
      [file('1.pdf', 'a'), file('2.pdf', ''), file('3.pdf', 'c'), file('4.docx', 'b'), file('5.pdf', 'b')],
      CONTRACTS,
    ),
  ).toEqual([undefined, 'no-contract', 'not-waiting', 'no-pdf', 'twice']);
  expect(faultsOf([file('1.pdf', 'a'), file('2.pdf', 'a')], CONTRACTS)).toEqual(['twice', 'twice']);
});

it('EMPA-23 says before downloading which contracts are left out, and why', () => {
  const one = (number: string, state: ContractReply['state'], more: Partial<ContractReply> = {}) => ({
    ...{ number, state, reads: 'person' as const, checking: [], ...more },
  });
  expect(
    leftOut([
      ...[one('V-1', 'sent'), one('V-2', 'sent', { reads: 'number' }), one('V-3', 'active', { reads: 'number' })],
      ...[
        one('V-4', 'signed-by-candidate', { checking: ['employer'] }),
        one('V-5', 'sent', { checking: ['candidate'] }),
      ],
      one('V-6', 'sent', { reads: 'number', checking: ['employer'] }),
    ]),
  ).toEqual([
    { why: 'resting', numbers: 'V-2, V-6' },
    { why: 'inCheck', numbers: 'V-4' },
  ]);
});
