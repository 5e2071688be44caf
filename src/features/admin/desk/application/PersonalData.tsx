import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { DataExport } from '#src/nouns/personal-data/DataExport.tsx';
import { Deciders } from '../../Deciders.tsx';
import type { ApplicationTexts } from './application.text.ts';
import { ErasePerson } from './ErasePerson.tsx';

interface Props extends TextProps<ApplicationTexts> {
  application: DeskApplication;
}

/** What somebody can demand of us who asks by letter or phone. */
export function PersonalData({ lang, texts: { personal: t, erase }, application }: Props) {
  return (
    <Deciders>
      <details className="fold sm" data-personal-data="">
        <summary>{t.summary}</summary>
        <div className="stack">
          <p>{t.text}</p>
          <DataExport at="POST /api/admin/data-export" input={{ applicant_id: application.id }} lang={lang} texts={t} />
        </div>
      </details>
      <ErasePerson lang={lang} texts={erase} application={application} />
    </Deciders>
  );
}
