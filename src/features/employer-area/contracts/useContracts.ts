import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/contract.ts';
import type { ContractReply } from '#contract/contract.ts';
import { call } from '#src/lib/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { readContracts } from './contracts.ts';

/**
 * The employer's contracts, the newest first, and more of them on demand: the page's address belongs to another list.
 */
export function useContracts(lang: string, faults: { offline: string; failed: string }) {
  const [contracts, setContracts] = useState<readonly ContractReply[]>();
  const [next, setNext] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const ask = async (after?: string) => {
    setFault(undefined);
    const answer = await call(at.employerContracts, after === undefined ? {} : { after }, { lang });
    const found = answer.kind === 'ok' ? readContracts(answer.data) : undefined;
    if (!found) return setFault(faultOf(answer, lang, faults));
    setContracts((shown = []) => (after === undefined ? found.contracts : [...shown, ...found.contracts]));
    setNext(found.next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    ask();
  }, []);
  return { contracts, fault, load: () => ask(), more: next === null ? undefined : () => ask(next) };
}
