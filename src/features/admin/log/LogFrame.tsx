import type { ReactNode } from 'react';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListSection } from '#src/ui/list/ListSection.tsx';
import type { ListHandle } from '#src/ui/list/useList.ts';
import type { RoomProps } from '../room-props.ts';
import type { LogTexts } from './log.text.ts';
import type { Paged } from './log.ts';

interface Props extends RoomProps<LogTexts> {
  list: ListHandle<Paged<object>>;
  filters?: ReactNode;
  /** Why there are no entries at all. */
  emptyText?: string;
  /** Drawn where there are entries. */
  children: ReactNode;
}

/** Filters, entries, or why there are none, and the links to further pages. */
export function LogFrame({ texts: t, guard, emptyPicture, list, filters, emptyText, children }: Props) {
  if (!list.page && !list.fault) return <Waiting texts={guard.texts} />;
  return (
    <ListSection list={list} id="log" texts={t} count={list.page?.events.length} filters={filters}>
      {(page) =>
        page.events.length > 0 ? (
          children
        ) : (
          <EmptyList
            picture={emptyPicture}
            title={t.empty}
            text={page.found ? (emptyText ?? t.emptyText) : t.notFound}
          />
        )
      }
    </ListSection>
  );
}
