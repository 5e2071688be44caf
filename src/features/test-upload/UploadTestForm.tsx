import { labelsOf } from '#contract/documents/file.ts';
import { fill } from '#contract/fill.ts';
import { DOCUMENT_TYPES } from '#contract/model/document.ts';
import { errorText } from '#src/lib/error-text.ts';
import { FileField } from '#src/ui/file/FileField.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { useOnChange, useOnMount } from '#src/ui/island/on-change.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { LookupLine } from './LookupLine.tsx';
import { allowedIn } from './rules.ts';
import type { TestUploadTexts } from './test-upload.text.ts';
import { useApplicantOf } from './useApplicantOf.ts';
import { type UploadTestProps, useUploadTest } from './useUploadTest.ts';

/** Sends one file to one application, and shows every value of the call. */
export function UploadTestForm({ lang, texts: t, errors }: UploadTestProps) {
  const { form, toasts, stored, fillIn } = useUploadTest({ lang, texts: t, errors });
  const lookup = useApplicantOf(form.entries.get('access_token'), lang, stored.length);
  const allowed = allowedIn(form.entries);

  useOnMount(() => fillIn('access_token', new URLSearchParams(location.search).get('token')));
  // Once for each answer, so that another id can be tried.
  useOnChange(lookup, () => fillIn('applicant_id', lookup.kind === 'found' ? lookup.applicant.id : null));

  return (
    <div className="stack">
      <ErrorSummary
        form={form}
        labels={{ access_token: t.token, applicant_id: t.applicantId, document_type: t.type, file: t.file }}
        texts={t}
      />
      {/* Without a script the token must not be written into the address. */}
      <form ref={form.ref} className="card stack" method="post" noValidate {...form.events}>
        <Field form={form} name="access_token" label={t.token} hint={t.tokenHint} autoComplete="off" />
        <LookupLine lookup={lookup} texts={t} />
        <Field form={form} name="applicant_id" label={t.applicantId} hint={t.applicantIdHint} autoComplete="off" />
        <TypeField form={form} texts={t} />
        <FileField
          // Another field after each upload, without its photos.
          key={stored.length}
          form={form}
          name="file"
          label={t.file}
          hint={fill(t.fileHint, { allowed: labelsOf(allowed) })}
          choose={t.choose}
          allowed={allowed}
          lang={lang}
          texts={t}
          sayProblem={({ code, params }) => errorText(errors, code, params)}
        />
        <FormEnd form={form} label={t.submit} texts={t} ready hint={t.submitHint} />
      </form>
      {stored.map((path) => (
        <p key={path} className="sm">
          {t.stored} <span className="mono">{path}</span>
        </p>
      ))}
      <Toaster toasts={toasts} close={t.closeToast} />
    </div>
  );
}

/** Each name is followed by its code, as that goes over the wire. */
function TypeField({ form, texts }: { form: FormHandle; texts: TestUploadTexts }) {
  const id = form.idOf('document_type');
  return (
    <div className="field">
      <label htmlFor={id}>{texts.type}</label>
      <select id={id} name="document_type" defaultValue="passport">
        {DOCUMENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {texts.types[type]} ({type})
          </option>
        ))}
      </select>
    </div>
  );
}
