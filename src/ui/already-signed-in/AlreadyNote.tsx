import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/account.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import type { Answer } from '#src/lib/answer.ts';
import { call } from '#src/lib/call.ts';
import { Note } from '../Note.tsx';

export interface AlreadyProps {
  lang: string;
  texts: Readonly<Record<'title' | 'text' | 'goOn', string>>;
  dashboard: string;
}

/** A student who comes to a form for new accounts is shown the way to what they have. Without an answer the form works as well. */
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
        <a className="btn line sml" href={dashboard}>
          {t.goOn}
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
