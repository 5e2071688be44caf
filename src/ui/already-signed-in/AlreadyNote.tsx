import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { useOnMount } from '../island/on-change.ts';
import { Note } from '../Note.tsx';

export interface AlreadyProps {
  lang: string;
  texts: Readonly<Record<'title' | 'text' | 'goOn', string>>;
  dashboard: string;
}

/** Shows a signed-in student the link to their area on forms for new accounts. Without an answer it shows nothing. */
export function AlreadyNote({ lang, texts: t, dashboard }: AlreadyProps) {
  const [email, setEmail] = useState<string>();
  // Not useLoaded: its script would be one more for each form about an account.
  useOnMount(() => {
    call('GET /api/auth/session', {}, { lang }).then((answer) => {
      // Checked by hand, since following a session needs a script that nothing else here does.
      const user = answer.kind === 'ok' ? answer.data.user : null;
      if (user?.role === 'student') setEmail(user.email);
    });
  });
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
