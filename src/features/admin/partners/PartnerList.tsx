import { call } from '#src/lib/call/call.ts';
import { LoadedPage } from '#src/ui/guard/LoadedPage.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { useList } from '#src/ui/list/useList.ts';
import type { RoomProps } from '../room-props.ts';
import { FoundPartners } from './FoundPartners.tsx';
import type { PartnersFound, PartnersHandle } from './PartnerFilters.tsx';
import { PARTNER_FIELDS } from './partner-query.ts';
import type { PartnerListTexts } from './partners.text.ts';

export function PartnerList(props: RoomProps<PartnerListTexts>) {
  const { lang, guard, texts } = props;
  const list = useList({
    lang,
    fields: PARTNER_FIELDS,
    ask: (query, search, signal) => call('POST /api/admin/partners', { ...query, search }, { lang, signal }),
    faults: texts.faults,
  });
  const failed = { title: texts.list.failedTitle, retry: texts.faults.retry };
  return (
    <LoadedPage guard={guard} of={{ ...list, data: list.page }} failed={failed}>
      {(page) => <Loaded {...props} list={list} found={page} />}
    </LoadedPage>
  );
}

function Loaded(props: RoomProps<PartnerListTexts> & { list: PartnersHandle; found: PartnersFound }) {
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
          <EmptyList picture={props.emptyPicture} title={t.empty} text={t.emptyText} />
        </section>
      )}
    </div>
  );
}
