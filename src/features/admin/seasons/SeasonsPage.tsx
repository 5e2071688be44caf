import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { SeasonOnDesk } from '#contract/seasons/season.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import { isPast } from '#contract/seasons/season-state.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { call } from '#src/lib/call/call.ts';
import { ListPage } from '#src/ui/list/ListPage.tsx';
import { useList } from '#src/ui/list/useList.ts';
import { Note } from '#src/ui/Note.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { PagesNote } from '../PagesNote.tsx';
import type { RoomProps } from '../room-props.ts';
import { useMayDecide } from '../useMayDecide.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { SeasonCard } from './SeasonCard.tsx';
import { SeasonForm } from './SeasonForm.tsx';
import own from './seasons.module.css';
import type { AdminSeasonsTexts } from './seasons.text.ts';
import { type SeasonsFound, seasonsIn } from './seasons.ts';
import { useClosing } from './useClosing.ts';

export function SeasonsPage(props: RoomProps<AdminSeasonsTexts>) {
  const { lang, texts: t, guard } = props;
  const mayDecide = useMayDecide();
  const toasts = useToasts();
  const list = useList({
    lang,
    fields: { season: /^[\da-f-]{36}$/ },
    ask: (_query, _search, signal) => call('GET /api/admin/seasons', {}, { lang, signal }),
    read: seasonsIn,
    faults: t,
  });
  const closing = useClosing(props, list.load);
  // The season that was saved just now: what is next for it stands on its card.
  const [saved, setSaved] = useState('');
  const { page } = list;
  // After each change of a season, as each may change pages.
  const { data: built } = useLoaded({
    key: page,
    ask: async (signal) => page && call('GET /api/admin/pages-state', {}, { lang, signal }),
    fault: () => '',
  });
  const edited = page?.seasons.find(({ id }) => id === page.query.season);
  const form = page && mayDecide && (
    <SeasonForm
      {...props}
      key={edited ? `${edited.id} ${edited.version}` : `new ${page.seasons.length}`}
      edited={edited}
      last={page.seasons[0]}
      onSaved={(id) => {
        toasts.push({ tone: 'ok', title: t.saved, ...(!edited && { text: t.savedText }) });
        setSaved(id);
        list.show({});
      }}
    />
  );
  return (
    <>
      <ListPage
        guard={guard}
        list={{ ...list, isUnknown: list.isUnknown || (page?.query.season !== undefined && !edited) }}
        id="seasons"
        texts={t}
        above={
          <div className={`stack ${own.ahead}`}>
            {built && (
              <PagesNote {...{ lang, texts: t.pagesNote, pages: built.pages, mayDecide, onBuilt: list.load }} />
            )}
            {edited ? form : <Ahead page={page} texts={t} mayDecide={mayDecide} />}
          </div>
        }
        below={
          page && (
            <>
              {page.seasons.length > 1 && <Compared lang={lang} texts={t} seasons={page.seasons} />}
              {!edited && page.seasons.every(isOver) && form}
              {!edited && form && !page.seasons.every(isOver) && (
                // Closed again once one more is planned.
                <details className="fold" key={page.seasons.length}>
                  <summary>{t.newTitle}</summary>
                  {form}
                </details>
              )}
            </>
          )
        }
      >
        {({ seasons, forNext, unready }) => (
          <ul className={own.list}>
            {seasons.map((season) => (
              <SeasonCard
                key={season.id}
                {...props}
                {...{ season, forNext, unready, mayDecide, toasts, list, closing, isSaved: season.id === saved }}
                beside={seasons.filter((one) => one.takes_applications && one !== season)}
              />
            ))}
          </ul>
        )}
      </ListPage>
      {page && <CloseDialog {...props} closing={closing} seasons={page.seasons} />}
      <Toaster toasts={toasts} close={t.close} />
    </>
  );
}

const isOver = ({ state }: SeasonOnDesk) => isPast(state);

/** What is to be done first: plan a season, or open one for those who wait for it. */
function Ahead({
  page,
  texts: t,
  mayDecide,
}: {
  page: SeasonsFound | undefined;
  texts: AdminSeasonsTexts;
  mayDecide: boolean;
}) {
  if (!page) return null;
  const isOpen = page.seasons.some(({ takes_applications }) => takes_applications);
  return (
    <>
      {page.seasons.every(isOver) && (
        <Note tone="warn" title={t.unplanned} {...(mayDecide && { text: t.unplannedText })}>
          {mayDecide && (
            <p>
              <a href="#season-form">{t.newTitle}</a>
            </p>
          )}
        </Note>
      )}
      {page.forNext > 0 && (
        <Note
          tone="info"
          title={fill(t.forNextTitle, { count: page.forNext })}
          text={isOpen ? t.forNextJoin : t.forNextText}
        />
      )}
    </>
  );
}

const STAGES = ['applied', 'documents', 'declaration', 'complete', 'ended'] as const;

interface ComparedProps extends TextProps<AdminSeasonsTexts> {
  seasons: readonly SeasonOnDesk[];
}

/** How far people of each season have come, beside those of the season before. */
function Compared({ lang, texts: t, seasons }: ComparedProps) {
  return (
    <section className="card" aria-labelledby="compared">
      <h2 id="compared">{t.compareTitle}</h2>
      <p className="sm muted">{t.compareLead}</p>
      <CardTable heads={[t.season, ...STAGES.map((stage) => t[stage])]}>
        {seasons.map((season) => (
          <tr key={season.id}>
            <th scope="row">
              <span className={own.name}>{seasonName(season, lang)}</span>
            </th>
            {STAGES.map((stage) => (
              <td key={stage} data-l={t[stage]}>
                {season.stages[stage]}
              </td>
            ))}
          </tr>
        ))}
      </CardTable>
    </section>
  );
}
