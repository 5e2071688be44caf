import { useRef } from 'react';
import { PHOTO_FIELDS } from '#contract/documents/photo-fields.ts';
import { fill } from '#contract/fill.ts';
import { MAX_PHOTOS } from '#contract/limits.ts';
import { byteSize, megabytes } from '#src/ui/chosen-file/byte-size.ts';
import { UploadStalled, useStalled } from '#src/ui/chosen-file/UploadStalled.tsx';
import field from '#src/ui/file/FileField.module.css';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { percentOf } from '#src/ui/form/upload-progress.ts';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Upload, X } from '#src/ui/icons.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { useShell } from '../shell/shell-context.ts';
import { PHOTOS_FIELD, type Photos, usePhotosForm } from './usePhotosForm.ts';

/** Takes photos of the signed declaration, one after the other. */
export function PhotosForm(rules: Photos) {
  const { lang, texts } = useShell();
  const t = useApplicantResources().photos;
  const input = useRef<HTMLInputElement>(null);
  const { form, photos, isPreparing, add, remove } = usePhotosForm(rules);
  const id = form.idOf(PHOTOS_FIELD);
  const problem = form.problemOf(PHOTOS_FIELD);
  const nameOf = (place: number) => fill(t.photo, { number: place + 1 });
  const labels = Object.fromEntries([
    [PHOTOS_FIELD, t.label],
    ...PHOTO_FIELDS.map((name, place) => [name, nameOf(place)]),
  ]);
  const pick = async () => {
    await add([...(input.current?.files ?? [])]);
    // The input is emptied so that the same photo can be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      <form ref={form.ref} className="card stack" method="post" noValidate {...form.events}>
        <div className="field">
          <label htmlFor={id} className="label">
            {t.label}
          </label>
          {photos.length > 0 && (
            <ol className="stack">
              {photos.map((photo, place) => (
                <li key={`${photo.name} ${photo.lastModified}`}>
                  <div className="file">
                    <span className="extension" aria-hidden="true">
                      {place + 1}
                    </span>
                    <div>
                      <b>{nameOf(place)}</b>
                      <span className="badge ok">{byteSize(photo.size, lang)}</span>
                    </div>
                    <button
                      type="button"
                      className="icon"
                      aria-label={fill(t.remove, { number: place + 1 })}
                      onClick={() => {
                        remove(place);
                        input.current?.focus();
                      }}
                    >
                      <X />
                    </button>
                  </div>
                  <FieldError
                    id={form.idOf(PHOTO_FIELDS[place] ?? '')}
                    problem={form.problemOf(PHOTO_FIELDS[place] ?? '')}
                  />
                </li>
              ))}
            </ol>
          )}
          <div className={`drop ${field.box}`}>
            <input
              ref={input}
              className={field.input}
              type="file"
              id={id}
              name={PHOTOS_FIELD}
              accept="image/*"
              multiple
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
              onChange={pick}
            />
            <div className={field.invite} aria-hidden="true">
              <Upload />
              <span className="btn line small">{photos.length > 0 ? t.more : t.choose}</span>
            </div>
            <p className="hint" id={`${id}-hint`}>
              {fill(t.hint, { count: MAX_PHOTOS })}
            </p>
          </div>
          <p className="hint" role="status">
            {isPreparing && t.preparing}
          </p>
          <FieldError id={id} problem={problem} />
        </div>
        <Progress form={form} />
        <ConnectionNote form={form} texts={texts.form} />
        <SubmitButton
          form={form}
          label={rules.submit}
          texts={texts.form}
          ready={photos.length > 0 && !isPreparing}
          hint={photos.length > 0 ? rules.readyHint : t.missing}
        />
      </form>
    </>
  );
}

function Progress({ form }: { form: FormHandle }) {
  const { sending } = form;
  return sending.kind === 'sending' && sending.progress.total > 0 ? (
    <Running form={form} {...sending.progress} />
  ) : null;
}

function Running({ form, loaded, total }: { form: FormHandle; loaded: number; total: number }) {
  const { lang, texts } = useShell();
  const percent = percentOf(loaded, total);
  const isStill = useStalled(loaded) && percent < 100;
  const amount = { percent, loaded: megabytes(loaded, lang), size: megabytes(total, lang) };
  return (
    <div>
      <progress value={percent} max={100} aria-label={texts.form.sending}>
        {percent} %
      </progress>
      <span className="hint">{fill(texts.form.uploaded, amount)}</span>
      {isStill && <UploadStalled form={form} lang={lang} />}
    </div>
  );
}
