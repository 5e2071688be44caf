import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { AccountSettingsProps } from './account-settings-props.ts';

/** /account, for everybody who is signed in. */
export function AccountSettings(props: AccountSettingsProps) {
  const { lazy } = useLazyScript(() => import('./Settings.tsx'));
  return (
    <Guard guard={props.guard}>
      {(user) => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ Settings }) => <Settings {...props} user={user} />}
        </LazyPart>
      )}
    </Guard>
  );
}
