import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { EraseForm } from '#src/nouns/personal-data/EraseForm.tsx';
import { Stakes } from '#src/nouns/personal-data/Stakes.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useMyData } from './my-data-context.ts';

/** Erasing everything: what goes, what stays, then the number typed. */
export function Erase() {
  const { data, lang, token, texts, errors, onErased } = useMyData();
  const [isAsking, setAsking] = useState(false);
  const t = texts.erase;
  return (
    <section className="card stack" aria-labelledby="erase" data-erase="">
      <h2 id="erase">{t.title}</h2>
      <p>
        {t.goes} {token === undefined ? t.account : t.accountByLink}
      </p>
      <p className="muted">
        {t.stays} {t.backups}
      </p>
      <p>
        <b>{t.noWayBack}</b>
      </p>
      <Stakes stakes={data.stakes} leaving="erase" lang={lang} texts={texts.stakes} />
      {isAsking ? (
        <EraseForm
          id="erase"
          number={data.number}
          send={(entries, signal) =>
            call('POST /api/my-data/erase', { number: textOf(entries, 'number') }, { lang, token, signal })
          }
          onErased={onErased}
          texts={{ ...t, numberHint: fill(t.numberHint, { number: data.number }) }}
          form={texts.form}
          errors={errors}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <p>
          <button type="button" className="btn line small" onClick={() => setAsking(true)}>
            {t.begin}
          </button>
        </p>
      )}
    </section>
  );
}
