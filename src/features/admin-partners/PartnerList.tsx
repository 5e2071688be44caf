import * as at from '#contract/addresses/partner.ts';
import { call } from '#src/lib/call/call.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { type ListHandle, useList } from '#src/ui/list/useList.ts';
import type { PartnerListProps } from './admin-partners-props.ts';
import { FoundPartners } from './FoundPartners.tsx';
import { type PartnersPage, readPartners } from './partner.ts';
import { PARTNER_FIELDS } from './partner-wish.ts';
import { Trouble } from './Trouble.tsx';

export type PartnersHandle = ListHandle<PartnersPage>;
/** A page of partners, and the wish and search that it answers. */
export type PartnersFound = NonNullable<PartnersHandle['page']>;

export function PartnerList(props: PartnerListProps) {
  const { lang, guard, texts, listPath } = props;
  const list = useList({
    lang,
    path: listPath,
    fields: PARTNER_FIELDS,
    ask: (wish, search, signal) => call(at.listPartners, { ...wish, search }, { lang, signal }),
    read: readPartners,
    faults: texts.faults,
  });
  const { page, fault, load } = list;
  if (page) return <Loaded {...props} list={list} found={page} />;
  if (fault === undefined) return <Waiting texts={guard.texts} />;
  return (
    <Trouble guard={guard} title={texts.list.failedTitle} message={fault} retry={texts.faults.retry} onRetry={load} />
  );
}

function Loaded(props: PartnerListProps & { list: PartnersHandle; found: PartnersFound }) {
  const t = props.texts.list;
  return (
    <div className="wrap app">
      <header>
        <h1>{t.title}</h1>
      </header>
      {props.found.summary.all > 0 ? (
        <FoundPartners {...props} />
      ) : (
        <section className="card">
          <EmptyList picture={props.emptyPicture} title={t.empty}>
            <p className="muted">{t.emptyText}</p>
          </EmptyList>
        </section>
      )}
    </div>
  );
}
