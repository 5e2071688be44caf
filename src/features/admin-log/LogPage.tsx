import list from '#src/ui/list/list.module.css';
import type { AdminLogProps } from './admin-log-props.ts';
import { Events } from './Events.tsx';
import { SecurityEvents } from './SecurityEvents.tsx';

/** One of the two lists, as the address says. */
export function LogPage(props: AdminLogProps) {
  const { texts: t, path } = props;
  const isSecurity = new URLSearchParams(location.search).get('list') === 'security';
  return (
    <div className="wrap app">
      <header>
        <h1 id="log" tabIndex={-1}>
          {t.title}
        </h1>
        <p className="sm muted">{isSecurity ? t.securityLead : t.lead}</p>
      </header>
      <div className={list.filters}>
        <nav className={list.choices} aria-label={t.lists}>
          <ul>
            <li>
              <a href={path} aria-current={isSecurity ? undefined : 'page'}>
                {t.events}
              </a>
            </li>
            <li>
              <a href={`${path}?list=security`} aria-current={isSecurity ? 'page' : undefined}>
                {t.security}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      {isSecurity ? <SecurityEvents {...props} /> : <Events {...props} />}
    </div>
  );
}
