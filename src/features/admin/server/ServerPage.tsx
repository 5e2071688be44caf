import { useRef } from 'react';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { Deciders } from '../Deciders.tsx';
import { Retry } from '../Retry.tsx';
import type { RoomProps } from '../room-props.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { Connections } from './Connections.tsx';
import { Findings } from './Findings.tsx';
import own from './server.module.css';
import type { ServerTexts } from './server.text.ts';
import { worstFirst } from './server.ts';

/** What `npm run doctor` says, as a page. */
export function ServerPage(props: RoomProps<ServerTexts>) {
  const { lang, texts: t, guard, links } = props;
  const anew = useRef<{ anew?: 'yes' }>({});
  const { data, fault, isAsking, load } = useLoaded({
    ask: (signal) => call('GET /api/admin/server', anew.current, { lang, signal }),
    read: worstFirst,
    fault: (answer) => faultOf(answer, lang, t),
  });
  const again = () => {
    anew.current = { anew: 'yes' };
    load();
  };
  const failed = `${t.failedTitle}. ${fault}`;
  if (!data && fault === undefined) return <Waiting texts={guard.texts} />;
  return (
    <div className="wrap app stack">
      <header>
        <h1>{t.title}</h1>
        <p className="sm muted">{t.lead}</p>
      </header>
      <section className="card" aria-label={t.title}>
        {fault !== undefined &&
          (data ? <p role="alert">{failed}</p> : <Retry message={failed} label={t.retry} onRetry={load} />)}
        {data && (
          <>
            <p className={own.acts}>
              <Button look="line small" label={t.again} isBusy={isAsking} working={t.looking} onClick={again} />
              <Deciders>
                <a href={links.mails}>{t.toMails}</a>
              </Deciders>
            </p>
            <Findings texts={t} settings={links.settings} findings={data} />
          </>
        )}
      </section>
      <Connections lang={lang} texts={t} />
      <ApiKeys {...props} />
    </div>
  );
}
