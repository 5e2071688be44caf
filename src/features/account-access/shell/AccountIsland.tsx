import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import { AccountContext, type AccountProps } from './account-context.ts';

/** The outermost part of every island about accounts. */
export function AccountIsland({ account, children }: { account: AccountProps; children: ReactNode }) {
  return (
    <ErrorBoundary texts={account.errorScreen} supportHref={account.support}>
      <AccountContext value={account}>{children}</AccountContext>
    </ErrorBoundary>
  );
}
