import list from '#src/ui/list/list.module.css';
import type { RoomProps } from '../room-props.ts';
import { Erasures } from './Erasures.tsx';
import { Events } from './Events.tsx';
import type { LogTexts } from './log.text.ts';
import { SecurityEvents } from './SecurityEvents.tsx';

/** One of the three lists, as the address says. */
export function LogPage(props: RoomProps<LogTexts>) {
  const { texts: t, links } = props;
  const asked = new URLSearchParams(location.search).get('list');
  const lists = [
    { id: null, name: t.events, lead: t.lead, List: Events },
    { id: 'security', name: t.security, lead: t.securityLead, List: SecurityEvents },
    { id: 'erasures', name: t.erasures, lead: t.erasuresLead, List: Erasures },
  ] as const;
  const { id: shown, lead, List } = lists.find(({ id }) => id === asked) ?? lists[0];
  return (
    <div className="wrap app">
      <header>
        <h1 id="log" tabIndex={-1}>
          {t.title}
        </h1>
        <p className="sm muted">{lead}</p>
      </header>
      <div className={list.filters}>
        <nav className={list.choices} aria-label={t.lists}>
          <ul>
            {lists.map(({ id, name }) => (
              <li key={name}>
                <a href={id ? `${links.log}?list=${id}` : links.log} aria-current={id === shown ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
            <li>
              <a href={links.retention}>{t.retention}</a>
            </li>
          </ul>
        </nav>
      </div>
      <List {...props} />
    </div>
  );
}
