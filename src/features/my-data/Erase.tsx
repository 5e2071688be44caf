import { useId, useState } from 'react';
import { fateOf } from '#contract/model/stake-rules.ts';
import { isChanged } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { EraseForm } from '#src/nouns/personal-data/EraseForm.tsx';
import { Stakes } from '#src/nouns/personal-data/Stakes.tsx';
import { useHydrated, usePlainForm } from '#src/ui/form/plain-form.ts';
import { textOf } from '#src/ui/form/text-of.ts';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { useMyData } from './my-data-context.ts';

const CALL = 'POST /api/my-data/erase';

/** Erasing everything: what goes, what stays, then the number typed; or what is in its way. */
export function Erase() {
  const { data, lang, token, texts, errors, links, load, onErased } = useMyData();
  const plain = usePlainForm('erase', CALL, undefined);
  const [isAsking, setAsking] = useState(plain?.refused !== undefined);
  const id = useId();
  const hydrated = useHydrated();
  const t = texts.erase;
  const stakes = data.stakes.length;
  const isBlocked = data.stakes?.some(({ kind }) => fateOf(kind, 'erase') === 'blocks');
  const form = (
    <EraseForm
      number={data.number}
      to={CALL}
      fixed={{ stakes }}
      send={async (entries, signal) => {
        const answer = await call(CALL, { number: textOf(entries, 'number'), stakes }, { lang, token, signal });
        if (isChanged(answer)) load();
        return answer;
      }}
      onErased={onErased}
      texts={t}
      form={texts.form}
      errors={errors}
      onCancel={() => setAsking(false)}
    />
  );
  useFocusBack(isAsking, () => document.getElementById(id));
  const begin =
    plain && !hydrated ? (
      <details>
        <summary id={id} className="btn line small">
          {t.begin}
        </summary>
        {form}
      </details>
    ) : (
      <p>
        <button type="button" id={id} className="btn line small" onClick={() => setAsking(true)}>
          {t.begin}
        </button>
      </p>
    );
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
      {isBlocked ? (
        <p>
          <a href={token === undefined ? links.account : links.placement}>{t.toContract}</a>
        </p>
      ) : isAsking ? (
        form
      ) : (
        begin
      )}
    </section>
  );
}
