import { useEffect, useState } from 'react';
import { isRole, type Role } from '#contract/accounts/roles.ts';
import type { Said } from '#src/i18n/text.ts';
import { handOver } from '#src/lib/hand-over.ts';
import { Note } from '#src/ui/Note.tsx';
import { useAccount } from '../shell/account-context.ts';
import { accountIsland } from '../shell/account-island.tsx';
import type { resetCompleteText } from './reset.text.ts';

type Texts = Said<typeof resetCompleteText>;

/** The page after a new password was set: leads to the sign-in page of the account's role. */
export const ResetComplete = accountIsland(SignInLinks);

/** Admins are left out: they were led to their sign-in by the role, and find it in the portal. */
export const OFFERED = ['student', 'partner', 'employer'] as const satisfies readonly Role[];

function SignInLinks({ texts: t }: { texts: Texts }) {
  const { signIns } = useAccount();
  const [role, setRole] = useState<Role>();
  useEffect(() => {
    // `look` keeps the hand-over: the sign-in page still fills in the address from it.
    const known = handOver.look();
    if (known?.kind === 'password-set' && isRole(known.role)) setRole(known.role);
  }, []);
  return (
    <div className="stack">
      <Note tone="ok" title={t.okTitle} role="status" text={t.okText} />
      {role ? (
        <p>
          <a className="btn full" href={signIns[role]}>
            {t.toSignIn}
          </a>
        </p>
      ) : (
        <>
          <p>{t.where}</p>
          <p className="row">
            {OFFERED.map((each) => (
              <a key={each} className="btn line small" href={signIns[each]}>
                {t[each]}
              </a>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
