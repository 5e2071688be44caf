import { Guard } from '#src/ui/guard/Guard.tsx';
import { Late } from '#src/ui/guard/Late.tsx';
import { useLate } from '#src/ui/guard/useLate.ts';
import type { AccountSettingsProps } from './account-settings-props.ts';

/** /account, for everybody who is signed in. */
export function AccountSettings(props: AccountSettingsProps) {
  const late = useLate(() => import('./Settings.tsx'));
  return (
    <Guard guard={props.guard}>
      {(user) => (
        <Late guard={props.guard} late={late}>
          {({ Settings }) => <Settings {...props} user={user} />}
        </Late>
      )}
    </Guard>
  );
}
