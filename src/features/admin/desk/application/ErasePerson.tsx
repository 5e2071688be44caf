import { useState } from 'react';
import { applicationNumber } from '#contract/applications/application-number.ts';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { ERASURE_REASONS } from '#contract/personal-data/erasure-reasons.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { isChanged } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { EraseForm } from '#src/nouns/personal-data/EraseForm.tsx';
import { Stakes } from '#src/nouns/personal-data/Stakes.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { Select } from '#src/ui/form-fields/Select.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { tellChanged } from '../application-news.ts';
import type { ApplicationTexts } from './application.text.ts';

interface Props extends TextProps<ApplicationTexts['erase']> {
  application: DeskApplication;
}

/** Erasing all data of somebody who asks by letter, or of an application that should not be there. */
export function ErasePerson({ lang, texts: t, application: { id, seen, stakes } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const number = applicationNumber(id);
  return (
    <details className="fold sm" data-erase="">
      <summary>{t.title}</summary>
      <div className="stack">
        <p>{t.text}</p>
        <Stakes stakes={stakes} leaving="erase" lang={lang} texts={t.stakes} />
        {isAsking ? (
          <EraseForm
            number={number}
            send={async (entries, signal) => {
              const reason = ERASURE_REASONS.find((one) => one === textOf(entries, 'reason')) ?? 'asked';
              const input = { applicant_id: id, seen, number: textOf(entries, 'number'), reason };
              const answer = await call('POST /api/admin/erase', input, { lang, signal });
              if (isChanged(answer)) tellChanged(id);
              return answer;
            }}
            // What the page has shown is gone: it begins anew, without anybody chosen.
            onErased={() => location.replace(location.pathname)}
            onCancel={() => setAsking(false)}
            texts={t}
            form={t.form}
            errors={t.errors}
          >
            {(form) => (
              <Select
                form={form}
                name="reason"
                label={t.reason}
                choices={ERASURE_REASONS.map((reason) => [reason, t[reason]] as const)}
                value="asked"
              />
            )}
          </EraseForm>
        ) : (
          <p>
            <Button look="line small" label={t.begin} onClick={() => setAsking(true)} />
          </p>
        )}
      </div>
    </details>
  );
}
