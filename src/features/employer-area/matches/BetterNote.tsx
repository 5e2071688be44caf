import { fill } from '#contract/fill.ts';
import { firstPage } from '#src/ui/list/list-query.ts';
import { QueryLink } from '#src/ui/list/QueryLink.tsx';
import type { ListHandle } from '#src/ui/list/useList.ts';
import { Note } from '#src/ui/Note.tsx';
import type { EmployerMatchesTexts } from './matches.text.ts';
import type { MatchesFound } from './matches.ts';

interface Props {
  list: ListHandle<MatchesFound>;
  better: NonNullable<MatchesFound['better']>;
  texts: EmployerMatchesTexts;
}

/** Says that people with more points wait behind proposals with fewer, so that nobody overlooks them. */
export function BetterNote({ list, better, texts: t }: Props) {
  return (
    <Note tone="info" title={t.betterTitle}>
      <p>{fill(t.better, better)}</p>
      <p>
        <QueryLink list={list} query={firstPage(list.page?.query ?? {}, { phase: 'waiting' })}>
          {t.showWaiting}
        </QueryLink>
      </p>
    </Note>
  );
}
