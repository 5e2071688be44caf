import * as at from '#contract/addresses/account.ts';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { useLoaded } from '../lazy/useLoaded.ts';
import { Note } from '../Note.tsx';

export interface AlreadyProps {
  lang: string;
  texts: Readonly<Record<'title' | 'text' | 'goOn', string>>;
  dashboard: string;
}

/** Shows a signed-in student the link to their area on forms for new accounts. Without an answer it shows nothing. */
export function AlreadyNote({ lang, texts: t, dashboard }: AlreadyProps) {
  const { data: email } = useLoaded({
    ask: (signal) => call(at.getSession, {}, { lang, signal }),
    // Checked by hand, since following a session needs a script that nothing else here does.
    read: ({ user }) => (user?.role === 'student' ? user.email : undefined),
    fault: () => undefined,
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
