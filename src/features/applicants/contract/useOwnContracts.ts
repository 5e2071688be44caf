import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/contract.ts';
import type { ContractReply } from '#contract/contract.ts';
import { call } from '#src/lib/call/call.ts';
import { useShell } from '../shell/shell-context.ts';

type View =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; contracts: readonly ContractReply[] };

/** The contracts of an application. A failed look keeps what is on the page. */
export function useOwnContracts(token: string) {
  const { lang, texts } = useShell();
  const [view, setView] = useState<View>({ kind: 'loading' });
  const load = async () => {
    const answer = await call(at.ownContracts, {}, { lang, token });
    const contracts = answer.kind === 'ok' ? answer.data.contracts : undefined;
    const message = (answer.kind === 'refused' && answer.message) || texts.form.offlineText;
    if (Array.isArray(contracts)) setView({ kind: 'ready', contracts });
    else setView((before) => (before.kind === 'ready' ? before : { kind: 'failed', message }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    load();
  }, []);
  const show = (one: ContractReply) =>
    setView((before) =>
      before.kind === 'ready'
        ? { kind: 'ready', contracts: before.contracts.map((other) => (other.id === one.id ? one : other)) }
        : before,
    );
  return { view, load, show };
}
