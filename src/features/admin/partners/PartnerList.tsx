import { ROLE_RULES } from '#contract/accounts/roles.ts';
import { call } from '#src/lib/call/call.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { UnknownAddress } from '#src/ui/list/UnknownAddress.tsx';
import { useList } from '#src/ui/list/useList.ts';
import type { RoomProps } from '../room-props.ts';
import { FoundPartners } from './FoundPartners.tsx';
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
  const t = texts.list;
  const { page, fault, load } = list;
  if (!page && fault === undefined) return <Waiting texts={guard.texts} />;
  return (
    <div className="wrap app">
      <header>
        <h1>{t.title}</h1>
      </header>
      <UnknownAddress list={list} texts={t} />
      {!page && <ListFault title={t.failedTitle} message={fault} retry={texts.faults.retry} onRetry={load} />}
      {page && page.summary.all > 0 && <FoundPartners {...props} list={list} found={page} />}
      {page?.summary.all === 0 && (
        <section className="card">
          <EmptyList picture={props.emptyPicture} title={t.empty} text={t.emptyText}>
            <a href={`/${lang}${ROLE_RULES.partner.signIn}`}>{t.signUp}</a>
          </EmptyList>
        </section>
      )}
    </div>
  );
}
