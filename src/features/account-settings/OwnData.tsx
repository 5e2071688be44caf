import { DataExport } from '#src/nouns/personal-data/DataExport.tsx';
import { useAccountSettings } from './account-settings-context.ts';

/** Everything that we keep about the account, as a file. Students have a page for more. */
export function OwnData() {
  const { user, texts, guard, myData } = useAccountSettings();
  const { ownData: t } = texts;
  return (
    <section className="card" data-own-data="">
      <h2>{t.title}</h2>
      <div className="stack">
        <p className="muted sm">{t.text}</p>
        {user.role === 'student' && <p className="muted sm">{t.careful}</p>}
        <DataExport at="POST /api/me/data-export" input={{ lang: guard.lang }} lang={guard.lang} texts={t} />
        {user.role === 'student' && (
          <p className="sm">
            <a href={myData}>{t.toMyData}</a>
          </p>
        )}
      </div>
    </section>
  );
}
