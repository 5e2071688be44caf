import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { useInvitePage } from './invite-context.ts';

interface Props {
  title: string;
  text: string;
  /** Which of the two links is the main button; the other one stands below it. */
  main?: 'home' | 'join';
}

/** The invitation does not work, or not now: whom to ask, and how to apply without an account. */
export function Invalid({ title, text, main = 'home' }: Props) {
  const { texts: t, links, supportEmail, pictures } = useInvitePage();
  const other = main === 'home' ? 'join' : 'home';
  return (
    <GuardMessage picture={{ src: pictures.lost, width: 480, height: 360 }} title={title}>
      <p className="muted">{text}</p>
      <ul className="row">
        {([main, other] as const).map((way) => (
          <li key={way}>
            <a className={way === main ? 'btn' : 'btn line'} href={links[way]}>
              {t[way]}
            </a>
          </li>
        ))}
      </ul>
      <p className="sm muted">
        {t.writeUs} <a href={links.support}>{supportEmail}</a>
      </p>
    </GuardMessage>
  );
}
