import { Waiting } from '#src/ui/guard/Waiting.tsx';
import type { PartnerListProps } from './admin-partners-props.ts';
import { Empty } from './Empty.tsx';
import { FoundPartners } from './FoundPartners.tsx';
import { Trouble } from './Trouble.tsx';
import { type PartnersFound, type PartnersHandle, usePartners } from './usePartners.ts';

export function PartnerList(props: PartnerListProps) {
  const handle = usePartners(props);
  const { guard, texts } = props;
  const { view, load } = handle;
  switch (view.kind) {
    case 'loading':
      return <Waiting texts={guard.texts} />;
    case 'failed':
      return (
        <Trouble
          guard={guard}
          title={texts.list.failedTitle}
          message={view.message}
          retry={texts.faults.retry}
          onRetry={load}
        />
      );
    case 'ready':
      return <Loaded {...props} handle={handle} list={view.list} />;
  }
}

function Loaded(props: PartnerListProps & { handle: PartnersHandle; list: PartnersFound }) {
  const t = props.texts.list;
  return (
    <div className="wrap app">
      <header>
        <h1>{t.title}</h1>
      </header>
      {props.list.summary.all > 0 ? (
        <FoundPartners {...props} />
      ) : (
        <section className="card">
          <Empty picture={props.emptyPicture} title={t.empty}>
            <p className="muted">{t.emptyText}</p>
          </Empty>
        </section>
      )}
    </div>
  );
}
