import { fill } from '#contract/fill.ts';
import type { SettingsGroup } from '#contract/settings/settings-fields.ts';
import { Note } from '#src/ui/Note.tsx';
import { ChangeList } from './ChangeList.tsx';
import type { SettingsTexts } from './settings.text.ts';
import type { Preview } from './settings.ts';

interface Props {
  texts: SettingsTexts;
  lang: string;
  /** Undefined for an earlier version, which may change any page. */
  group?: SettingsGroup;
  asked: Preview;
}

/** What a change would do: the fields, whose data go sooner, and which pages change. */
export function AskedChange({ texts: t, lang, group, asked: { changes, losses } }: Props) {
  return (
    <>
      {losses.length > 0 && (
        <Note tone="warn" title={t.losesTitle}>
          <ul>
            {losses.map(({ what, count }) => (
              <li key={what}>{fill(t.losses[what], { count })}</li>
            ))}
          </ul>
        </Note>
      )}
      <ChangeList texts={t} lang={lang} changes={changes} />
      <p className="sm">
        {group ? t.groups[group].where : t.anyPage} {t.builtAfter}
      </p>
      {group && t.groups[group].pages.length > 0 && (
        <ul className="list sm">
          {t.groups[group].pages.map((address) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noopener">
                {address}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
