import { fill } from '#contract/fill.ts';
import { counted } from '#src/i18n/counted.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { type Tile, Tiles } from '#src/ui/figures/Tiles.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { RoomProps } from '../room-props.ts';
import { ageText } from './age-text.ts';
import { Figures } from './Figures.tsx';
import { Health } from './Health.tsx';
import styles from './overview.module.css';
import type { AdminAreaTexts } from './overview.text.ts';
import type { OverviewData, OverviewFault } from './overview.ts';
import { Todo } from './Todo.tsx';
import { shownCount, type TodoData, waitingIn } from './todo.ts';

/** The numbers, what needs an admin now, then the funnel and the weeks; beside them how the server is doing. */
export function Overview(props: RoomProps<AdminAreaTexts>) {
  const { lang, texts: t, links } = props;
  const overview = useLoaded({
    ask: (signal) => call('GET /api/admin/overview', {}, { lang, signal }),
    fault: (answer): OverviewFault => ({
      isBroken: answer.kind === 'refused' && answer.status >= 500 && answer.code !== 'busy',
    }),
  });
  const todo = useLoaded({
    ask: (signal) => call('GET /api/admin/todo', {}, { lang, signal }),
    fault: () => t.todoFailed,
  });
  const known = overview.data;
  return (
    <div className="wrap app">
      <header>
        <h1>{t.hello}</h1>
        <p className="sm muted">
          {[known && formatDateTime(known.now), todo.data && waitingText(todo.data, t)]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
      </header>
      <OverviewTiles texts={t} overview={known} todo={todo.data} />
      <div className={`with-aside ${styles.below}`}>
        <div>
          <Todo texts={t} links={links} todo={todo} now={known && Date.parse(known.now)} />
          <Figures lang={lang} texts={t} />
        </div>
        <aside>
          <Health texts={t} mails={links.mails} server={links.server} overview={overview} />
          <PartnerCard texts={t} href={links.partners} overview={known} />
        </aside>
      </div>
    </div>
  );
}

function waitingText(todo: TodoData, t: AdminAreaTexts): string {
  const count = waitingIn(todo);
  return count === 0 ? t.nothing : counted(count, t.waitsOne, t.waitsMany);
}

interface PartnerCardProps {
  texts: AdminAreaTexts;
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
      <p className="after">
        <a className={`btn line ${styles.wide}`} href={href}>
          {t.partnersLink}
        </a>
      </p>
    </section>
  );
}

interface Props {
  texts: AdminAreaTexts;
  overview: OverviewData | undefined;
  todo: TodoData | undefined;
}

/** The four numbers of the day; a dash until they are known. */
function OverviewTiles({ texts: t, overview, todo }: Props) {
  const { applications, partners } = overview ?? {};
  const review = todo?.applications;
  const percent =
    applications && applications.all > 0 ? Math.round((applications.complete / applications.all) * 100) : 0;
  const tiles: Tile[] = [
    {
      id: 'applications',
      number: applications?.all ?? '–',
      word: t.tileApplications,
      context: applications ? fill(t.thisWeek, { count: applications.this_week }) : '',
    },
    {
      id: 'to_review',
      number: review ? shownCount(review.count, t.moreThan) : '–',
      word: t.tileReview,
      context: review && overview ? ageText(review.oldest, Date.parse(overview.now), t) || t.nobodyWaits : '',
    },
    {
      id: 'partners',
      number: partners?.active ?? '–',
      word: t.tilePartners,
      context: partners ? fill(t.paused, { count: partners.paused }) : '',
    },
    {
      id: 'complete',
      number: applications?.complete ?? '–',
      word: t.tileComplete,
      context: applications ? fill(t.shareOfAll, { percent }) : '',
    },
  ];
  return <Tiles tiles={tiles} />;
}
