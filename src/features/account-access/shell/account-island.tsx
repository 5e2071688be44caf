import type { ComponentType } from 'react';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import { AccountContext, type AccountProps } from './account-context.ts';

/** An island about accounts: all that it draws knows the page's account words and links, and survives an error. */
export function accountIsland<Own extends object>(Page: ComponentType<Own>) {
  return function AccountIsland({ account, ...own }: Own & { account: AccountProps }) {
    return (
      <ErrorBoundary texts={account.errorScreen} supportHref={account.support}>
        <AccountContext value={account}>
          <Page {...(own as unknown as Own)} />
        </AccountContext>
      </ErrorBoundary>
    );
  };
}
