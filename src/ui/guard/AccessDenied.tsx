import { ROLE_RULES, type Role } from '#contract/accounts/roles.ts';
import { GuardMessage } from './GuardMessage.tsx';
import type { GuardProps } from './guard-props.ts';

/** The visitor is signed in with a role that may not see this page. */
export function AccessDenied({ guard, role }: { guard: GuardProps; role: Role }) {
  const { lang, texts, waysOn, picture } = guard;
  // Made here: the homes of all roles would weigh on each page that never shows them.
  const own = { label: texts.ownArea, href: `/${lang}${ROLE_RULES[role].home}` };
  return (
    <GuardMessage picture={{ src: picture.lost, width: 480, height: 360 }} title={texts.deniedTitle}>
      <p className="muted">{texts.deniedText}</p>
      <ul className="row" data-ways-on="">
        {[own, ...waysOn].map(({ label, href }, index) => (
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
