import type { ReactNode } from 'react';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { call } from '#src/lib/call/call.ts';
import { shownToSide } from '#src/nouns/employment-contract/contract-in-words.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { ContractCard } from './ContractCard.tsx';
import type { StudentAreaTexts } from './student-area.text.ts';
import { useStudentArea } from './student-area-context.ts';
import type { AccountApplicationHandle } from './useAccountApplication.ts';

interface Props {
  own: AccountApplicationHandle;
  /** Whether there can be any: before that nothing is asked. */
  isAsking: boolean;
  /** What stands between contracts that wait for the student and the others. */
  children: ReactNode;
}

/** The student's contracts: those that wait for her or went another way first, settled ones below all else. */
export function ContractCards({ own, isAsking, children }: Props) {
  const { guard, texts } = useStudentArea();
  const { data = [] } = useLoaded({
    ask: async (signal) => (isAsking ? call('POST /api/contracts', {}, { lang: guard.lang, signal }) : undefined),
    key: isAsking,
    read: ({ contracts }) => contracts,
    // Without a connection there is no card: the page says that elsewhere.
    fault: () => undefined,
  });
  const { waiting, others } = contractsInOrder(data, texts);
  return (
    <>
      {waiting.map((one) => (
        <ContractCard key={one.contract.id} own={own} {...one} />
      ))}
      {children}
      {others.map((one) => (
        <ContractCard key={one.contract.id} own={own} {...one} />
      ))}
    </>
  );
}

/** Contracts that are not over; the newest where all are. Pure. */
export function contractsInOrder(contracts: readonly ContractReply[], { sideContract }: StudentAreaTexts) {
  const open = contracts.filter(({ state }) => state !== 'ended' && state !== 'cancelled');
  const all = (open.length > 0 ? open : contracts.slice(0, 1)).map((contract) => ({
    contract,
    shown: shownToSide(contract, 'candidate', sideContract),
  }));
  const isFirst = ({ contract, shown }: (typeof all)[number]) => shown.needsMe || isUrgent(contract);
  return { waiting: all.filter(isFirst), others: all.filter((one) => !isFirst(one)) };
}

/** Whether the paper is still to be exchanged, its first day has passed unsigned, or something went another way than agreed. Pure. */
function isUrgent({ state, marks, end, is_overdue }: ContractReply): boolean {
  if (state !== 'active') return is_overdue;
  return end !== null || marks.some(({ what }) => what === 'absent') || !marks.some(({ what }) => what === 'paper');
}
