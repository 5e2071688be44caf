import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/account.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import type { Answer } from '#src/lib/answer.ts';
import { call } from '#src/lib/call.ts';
import { Note } from '#src/ui/Note.tsx';
import { useInvitePage } from './invite-context.ts';

/** A student who scans the poster again is shown the way to what they have. Without an answer the form works as well. */
export function AlreadySignedIn() {
  const { lang, texts: t, links } = useInvitePage();
  const [email, setEmail] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    call(at.getSession, {}, { lang }).then((answer) => setEmail(studentIn(answer)));
  }, []);
  if (email === undefined) return null;
  return (
    <Note tone="info" title={t.alreadyTitle} role="status">
      <p>{fill(t.alreadyText, { email })}</p>
      <p>
        <a className="btn line sml" href={links.dashboard}>
          {t.dashboard}
        </a>
      </p>
    </Note>
  );
}

/** By hand: following a session takes a script that nothing else here needs. */
function studentIn(answer: Answer<ReplyOf<typeof at.getSession.path>>): string | undefined {
  const user = answer.kind === 'ok' ? answer.data.user : null;
  return user?.role === 'student' ? user.email : undefined;
}
