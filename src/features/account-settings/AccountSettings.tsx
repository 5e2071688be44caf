import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { AccountSettingsProps } from './account-settings-props.ts';

/** /account, for everybody who is signed in. */
export function AccountSettings(props: AccountSettingsProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./Settings.tsx')}>
      {({ Settings }, user) => <Settings {...props} user={user} />}
    </GuardedPage>
  );
}
