import type { ComponentProps } from 'react';
import { NewPassword } from '#src/ui/password/NewPassword.tsx';
import { useAccount } from '../shell/account-context.ts';

interface Props extends Pick<ComponentProps<typeof NewPassword>, 'form' | 'profile'> {
  label?: string;
}

/** The account's first password, or another one. */
export function AccountPassword({ label, ...props }: Props) {
  const { fields, password } = useAccount().texts;
  return <NewPassword {...props} label={label ?? fields.password} repeat={fields.repeat} texts={password} />;
}
