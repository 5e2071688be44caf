import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { call } from '#src/lib/call/call.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { brought } from '../application/load-applicant-page.ts';
import { messageOf } from '../application/message-of.ts';
import { useShell } from '../shell/shell-context.ts';

/** The contracts of an application. A failed look keeps what is on the page. */
export function useOwnContracts(token: string) {
  const { lang, texts, finished } = useShell();
  const own = useLoaded({
    brought: brought(finished, 'POST /api/contracts'),
    ask: (signal) => call('POST /api/contracts', {}, { lang, token, signal }),
    read: ({ contracts }) => (Array.isArray(contracts) ? contracts : undefined),
    fault: (answer) => messageOf(answer, texts.load.resumeText),
  });
  const change = (one: ContractReply) =>
    own.show((shown) => shown?.map((other) => (other.id === one.id ? one : other)));
  return { own, change };
}
