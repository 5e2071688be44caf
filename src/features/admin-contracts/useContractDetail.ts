import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/contract.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { AdminContractsProps } from './admin-contracts-props.ts';
import { type ContractFound, readContract } from './contracts.ts';

type View = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; found: ContractFound };
type Doing = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string };
export type Done = 'sent' | 'changed' | 'cancelled' | 'accepted' | 'returned';

/** One contract, and what an admin does with it. After a refusal of the server the page shows what is there now. */
export function useContractDetail({ lang, texts: t }: AdminContractsProps, id: string, onDone: (as: Done) => void) {
  const [view, setView] = useState<View>({ kind: 'loading' });
  const [doing, setDoing] = useState<Doing>({ kind: 'idle' });
  const load = async () => {
    const answer = await call(at.adminContract, { contract_id: id }, { lang });
    const found = answer.kind === 'ok' ? readContract(answer.data) : undefined;
    setView(found ? { kind: 'ready', found } : { kind: 'failed', message: faultOf(answer, lang, t) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    load();
  }, []);
  const act = async (as: Done, ask: () => Promise<Answer>) => {
    if (doing.kind === 'busy') return;
    setDoing({ kind: 'busy' });
    const answer = await ask();
    const found = answer.kind === 'ok' ? readContract(answer.data as object) : undefined;
    if (found) {
      setDoing({ kind: 'idle' });
      setView({ kind: 'ready', found });
      return onDone(as);
    }
    setDoing({ kind: 'failed', message: faultOf(answer, lang, t) });
    if (answer.kind === 'refused' && answer.status === 409) load();
  };
  return {
    view,
    load,
    doing,
    show: (found: ContractFound) => setView({ kind: 'ready', found }),
    send: (seen: number) => act('sent', () => call(at.sendContract, { contract_id: id, seen }, { lang })),
    cancel: (seen: number, reason: string) =>
      act('cancelled', () => call(at.cancelContract, { contract_id: id, seen, reason }, { lang })),
    accept: (seen: number, copy_id: string) =>
      act('accepted', () => call(at.acceptCopy, { contract_id: id, copy_id, seen }, { lang })),
    giveBack: (seen: number, copy_id: string, reason: string) =>
      act('returned', () => call(at.returnCopy, { contract_id: id, copy_id, seen, reason }, { lang })),
    forget: () => setDoing({ kind: 'idle' }),
  };
}
export type ContractHandle = ReturnType<typeof useContractDetail>;
