import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/account.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { Note } from '../Note.tsx';

export interface AlreadyProps {
  lang: string;
  texts: Readonly<Record<'title' | 'text' | 'goOn', string>>;
  dashboard: string;
}

/** Shows a signed-in student the link to their area on forms for new accounts. Without an answer it shows nothing. */
export function AlreadyNote({ lang, texts: t, dashboard }: AlreadyProps) {
  const [email, setEmail] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    call(at.getSession, {}, { lang }).then((answer) => setEmail(studentIn(answer)));
  }, []);
  if (email === undefined) return null;
  return (
    <Note tone="info" title={t.title} role="status">
      <p>{fill(t.text, { email })}</p>
      <p>
        <a className="btn line small" href={dashboard}>
          {t.goOn}
        </a>
      </p>
    </Note>
  );
}

/** Checked by hand, since following a session needs a script that nothing else here does. */
function studentIn(answer: Answer<ReplyOf<typeof at.getSession.path>>): string | undefined {
  const user = answer.kind === 'ok' ? answer.data.user : null;
  return user?.role === 'student' ? user.email : undefined;
}
