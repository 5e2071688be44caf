import * as atDesk from '#contract/addresses/desk.ts';
import * as atReview from '#contract/addresses/review.ts';
import { counted } from '#src/i18n/counted.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import styles from './admin-area.module.css';
import type { AdminAreaProps } from './admin-area-props.ts';
import { Figures } from './Figures.tsx';
import { Health } from './Health.tsx';
import { OverviewTiles } from './OverviewTiles.tsx';
import { type OverviewData, readOverview } from './overview.ts';
import { Todo } from './Todo.tsx';
import { readTodo, type TodoData, waitingIn } from './todo.ts';
import { type Loaded, useLoaded } from './useLoaded.ts';

/** The numbers, what needs an admin now, then the funnel and the weeks; beside them how the server is doing. */
export function Overview(props: AdminAreaProps) {
  const { lang, texts: t, links } = props;
  const overview = useLoaded((signal) => call(atDesk.getOverview, {}, { lang, signal }), readOverview);
  const todo = useLoaded((signal) => call(atReview.getTodo, {}, { lang, signal }), readTodo);
  const known = overview.kind === 'ready' ? overview.data : undefined;
  return (
    <div className="wrap app">
      <header>
        <h1>{t.hello}</h1>
        <p className="sm muted">
          {[known && formatDateTime(known.now), waitingText(todo, t)].filter(Boolean).join(' · ')}
        </p>
      </header>
      <OverviewTiles texts={t} overview={known} todo={todo.kind === 'ready' ? todo.data : undefined} />
      <div className={`with-aside ${styles.below}`}>
        <div>
          <Todo texts={t} links={links} todo={todo} now={known && Date.parse(known.now)} />
          <Figures lang={lang} texts={t} />
        </div>
        <aside>
          <Health texts={t} mails={links.mails} overview={overview} />
          <PartnerCard texts={t} href={links.partners} overview={known} />
        </aside>
      </div>
    </div>
  );
}

function waitingText(todo: Loaded<TodoData>, t: AdminAreaProps['texts']): string | undefined {
  if (todo.kind !== 'ready') return undefined;
  const count = waitingIn(todo.data);
  return count === 0 ? t.nothing : counted(count, t.waitsOne, t.waitsMany);
}

interface PartnerCardProps {
  texts: AdminAreaProps['texts'];
  href: string;
  overview: OverviewData | undefined;
}

function PartnerCard({ texts: t, href, overview }: PartnerCardProps) {
  return (
    <section className="card">
      <h2>{t.partnersTitle}</h2>
      <p className="sm muted">
        {overview && `${counted(overview.partners.active, t.activePartner, t.activePartners)} `}
        {t.partnersText}
      </p>
      <p className={styles.act}>
        <a className={`btn line ${styles.wide}`} href={href}>
          {t.partnersLink}
        </a>
      </p>
    </section>
  );
}
