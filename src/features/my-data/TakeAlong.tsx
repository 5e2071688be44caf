import { DataExport } from '#src/nouns/personal-data/DataExport.tsx';
import { useMyData } from './my-data-context.ts';

/** Everything that we keep about the person, as a file. */
export function TakeAlong() {
  const { lang, token, texts } = useMyData();
  const t = texts.take;
  return (
    <section className="card stack" aria-labelledby="take">
      <h2 id="take">{t.title}</h2>
      <p>{t.text}</p>
      <p className="sm muted">{t.careful}</p>
      <div>
        <DataExport at="POST /api/my-data/export" input={{ lang }} {...{ lang, token }} texts={t} />
      </div>
    </section>
  );
}
