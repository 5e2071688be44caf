import { GuardMessage } from './GuardMessage.tsx';
import type { GuardProps } from './guard-props.ts';

/** The visitor is signed in with a role that may not see this page. */
export function AccessDenied({ guard: { texts, waysOn, picture } }: { guard: GuardProps }) {
  return (
    <GuardMessage picture={{ src: picture.lost, width: 480, height: 360 }} title={texts.deniedTitle}>
      <p className="muted">{texts.deniedText}</p>
      <ul className="row" data-ways-on="">
        {waysOn.map(({ label, href }, index) => (
          <li key={href}>
            <a className={index === 0 ? 'btn' : 'btn line'} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </GuardMessage>
  );
}
