import { useEffect, useState } from 'react';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { Retry } from '../Retry.tsx';
import type { RoomProps } from '../room-props.ts';
import own from './mails.module.css';
import type { MailsTexts } from './mails.text.ts';

interface Props extends RoomProps<MailsTexts> {
  templates: readonly string[];
  /** The template of the list's filter: its text is what one looks for first. */
  chosen: string | undefined;
}

/** What a template says, in either language, written by the code that sends it. */
export function Preview({ lang, texts: t, templates, chosen }: Props) {
  const [template, setTemplate] = useState(chosen ?? templates[0] ?? '');
  const [inLang, setInLang] = useState<Lang>(lang);
  const { data, fault, load } = useLoaded({
    key: `${template} ${inLang}`,
    ask: async (signal) =>
      template
        ? call('GET /api/admin/mail-previews/:template', { template, lang: inLang }, { lang, signal })
        : undefined,
    fault: (answer) => faultOf(answer, lang, t),
  });
  useEffect(() => {
    if (chosen) setTemplate(chosen);
  }, [chosen]);
  return (
    <section className="card" data-preview="">
      <h2>{t.previewTitle}</h2>
      <p className="sm muted">{t.previewText}</p>
      <div className={own.choice}>
        <ChoiceSelect
          id="preview-template"
          label={t.template}
          value={template}
          options={templates.map((id) => ({ id, name: t.templates[id] ?? id }))}
          onChoose={setTemplate}
        />
        <fieldset className={own.languages}>
          <legend className="visually-hidden">{t.language}</legend>
          {LANGUAGES.map((each) => (
            <label key={each} className="check sm">
              <input type="radio" name="preview-lang" checked={inLang === each} onChange={() => setInLang(each)} />
              <span>{t[`in_${each}`]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {fault !== undefined ? (
        <Retry message={fault} label={t.retry} onRetry={load} />
      ) : data ? (
        <div className={own.letter} lang={inLang}>
          <b>
            {t.subject}: {data.subject}
          </b>
          <p>{data.text}</p>
        </div>
      ) : (
        <p className="muted">{t.loading}</p>
      )}
    </section>
  );
}
