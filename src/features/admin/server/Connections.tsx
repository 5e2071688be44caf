import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { Deciders } from '../Deciders.tsx';
import { Retry } from '../Retry.tsx';
import type { RoomProps } from '../room-props.ts';
import { SetConnection } from './SetConnection.tsx';
import own from './server.module.css';
import type { ServerTexts } from './server.text.ts';

/** Where mail and copies go, and the form that changes it. */
export function Connections(props: Pick<RoomProps<ServerTexts>, 'lang' | 'texts'>) {
  const { lang, texts } = props;
  const t = texts.connections;
  const { data, fault, load, show } = useLoaded({
    ask: (signal) => call('GET /api/admin/connections', {}, { lang, signal }),
    read: ({ connections }) => connections,
    fault: (answer) => faultOf(answer, lang, texts),
  });
  const open = data?.filter(({ set }) => set !== 'environment') ?? [];
  return (
    <section className="card stack" aria-labelledby="connections">
      <h2 id="connections">{t.title}</h2>
      <p className="sm muted">{t.lead}</p>
      {fault !== undefined && <Retry message={`${texts.failedTitle}. ${fault}`} label={texts.retry} onRetry={load} />}
      <ul className="list">
        {data?.map(({ connection, place, set }) => (
          <li key={connection} data-connection={connection}>
            <b>{t[connection]}</b>
            <p className={`sm ${own.finding}`}>
              {place === null ? t.without[connection] : fill(t.goesTo[set], { place })}
            </p>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <Deciders>
          <SetConnection lang={lang} texts={texts} connections={open} onSet={show} />
        </Deciders>
      )}
    </section>
  );
}
