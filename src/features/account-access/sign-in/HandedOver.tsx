import { fill } from '#contract/fill.ts';
import type { HandOver } from '#src/lib/hand-over.ts';
import { takeFocus } from '#src/ui/island/take-focus.ts';
import { Note } from '#src/ui/Note.tsx';
import type { SignInTexts } from './sign-in.text.ts';

/** A link to the partner network, for somebody who was invited. */
export interface NetworkLink {
  name: string;
  registrationUrl: string;
}

interface Props {
  news: HandOver;
  texts: SignInTexts;
  network: NetworkLink | undefined;
}

/** Says what the page before has done, and takes the focus so that it is read out. */
export function HandedOver({ news: { kind }, texts: t, network }: Props) {
  const [title, text] = {
    confirmed: [t.confirmedTitle, t.confirmedText],
    invited: [t.invitedTitle, t.invitedText],
    'password-set': [t.newPasswordTitle, t.newPasswordText],
  }[kind] as [string, string];
  return (
    <Note tone="ok" title={title} role="status" ref={takeFocus}>
      <p>{text}</p>
      {kind === 'invited' && network && (
        <p>
          {fill(t.invitedNetwork, { network: network.name })}{' '}
          <a href={network.registrationUrl} target="_blank" rel="noopener">
            {new URL(network.registrationUrl).host}
          </a>
        </p>
      )}
    </Note>
  );
}
