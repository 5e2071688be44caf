import type { ContractNote } from '#contract/employment-contracts/contract-life.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useRecord } from '../useRecord.ts';
import type { AdminContractsProps } from './contracts-props.ts';

export type Done = 'sent' | 'changed' | 'cancelled' | 'accepted' | 'returned' | 'marked' | 'answered';

/** One contract, and what an admin does with it. */
export function useContractDetail({ lang, texts: t }: AdminContractsProps, id: string, onDone: (as: Done) => void) {
  const one = useRecord({
    ask: (signal) => call('GET /api/admin/contracts/:contract_id', { contract_id: id }, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, t),
    onDone,
  });
  return {
    ...one,
    send: (seen: number) =>
      one.run('sent', () => call('POST /api/admin/send-contract', { contract_id: id, seen }, { lang })),
    cancel: (seen: number, reason: string) =>
      one.run('cancelled', () => call('POST /api/admin/cancel-contract', { contract_id: id, seen, reason }, { lang })),
    accept: (seen: number, copy_id: string) =>
      one.run('accepted', () =>
        call('POST /api/admin/accept-contract-copy', { contract_id: id, copy_id, seen }, { lang }),
      ),
    giveBack: (seen: number, copy_id: string, reason: string) =>
      one.run('returned', () =>
        call('POST /api/admin/return-contract-copy', { contract_id: id, copy_id, seen, reason }, { lang }),
      ),
    mark: (seen: number, what: ContractNote, day: string) =>
      one.run('marked', () => call('POST /api/admin/mark-contract', { contract_id: id, seen, what, day }, { lang })),
    answer: (request_id: string, answer: string) =>
      one.run('answered', () =>
        call('POST /api/admin/answer-contract-request', { contract_id: id, request_id, answer }, { lang }),
      ),
  };
}
export type ContractHandle = ReturnType<typeof useContractDetail>;
