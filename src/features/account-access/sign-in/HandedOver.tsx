import { useEffect, useRef } from 'react';
import type { HandOver } from '#src/lib/hand-over.ts';
import { Note } from '#src/ui/Note.tsx';
import type { SignInTexts } from './sign-in.text.ts';

interface Props {
  news: HandOver;
  texts: SignInTexts;
  networkUrl: string | undefined;
}

/** What the page before has done. Takes the focus, since it is what changed. */
export function HandedOver({ news: { kind }, texts: t, networkUrl }: Props) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const [title, text] = {
    confirmed: [t.confirmedTitle, t.confirmedText],
    invited: [t.invitedTitle, t.invitedText],
    'password-set': [t.newPasswordTitle, t.newPasswordText],
  }[kind] as [string, string];
  return (
    <Note tone="ok" title={title} role="status" ref={note}>
      <p>{text}</p>
      {kind === 'invited' && networkUrl && (
        <p>
          {t.invitedNetwork}{' '}
          <a href={networkUrl} target="_blank" rel="noopener">
            {new URL(networkUrl).host}
          </a>
        </p>
      )}
    </Note>
  );
}
