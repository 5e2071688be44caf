import { type FileType, fileProblem } from '#contract/file.ts';
import type { Answer } from '#src/lib/answer.ts';
import { callJson, callMultipart } from '#src/lib/call.ts';
import { errorText } from '#src/lib/error-text.ts';
import { type Entries, fileOf, wireForm } from '#src/ui/form/entries.ts';
import { sentenceOf } from '#src/ui/form/FileField.tsx';
import type { Problem } from '#src/ui/form/problems.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { type Applicant, readApplicant } from './applicant.ts';
import { useWizard } from './wizard-context.ts';

export interface UploadField {
  name: string;
  allowed: readonly FileType[];
}

interface Upload {
  id: string;
  call: 'submit-a2-cv' | 'submit-enrolment' | 'upload-document';
  token: string;
  fields: readonly UploadField[];
  /** The code of a file that was not chosen. */
  missing: string;
  extra?: Readonly<Record<string, string>>;
  /** Whether this upload has already arrived, seen from the applicant. */
  arrivedIn: (applicant: Applicant) => boolean;
  onOk: (data: unknown) => string | undefined;
}

/** A form that only sends files for a token: steps 2 and 3, and a document that was sent back. */
export function useUploadForm({ id, call, token, fields, missing, extra, arrivedIn, onOk }: Upload): FormHandle {
  const { lang, texts, errors, application } = useWizard();

  // On a bad network the reply gets lost more often than the files. The second try is then refused as a conflict,
  // and only the applicant tells that all is well. Or somebody has decided about the application meanwhile.
  const afterConflict = async (answer: Answer): Promise<Answer> => {
    if (answer.kind !== 'refused' || answer.status !== 409) return answer;
    const asked = await callJson('get-applicant', { token }, { lang, token });
    const applicant = asked.kind === 'ok' ? readApplicant(asked.data) : undefined;
    if (!applicant) return answer;
    if (arrivedIn(applicant)) return asked;
    application.show(applicant, token);
    return answer;
  };

  return useForm({
    id,
    names: fields.map(({ name }) => name),
    check: (entries) => fileProblems(entries, fields, missing),
    send: async (entries, hooks) =>
      afterConflict(
        await callMultipart(call, wireForm(entries, { access_token: token, ...extra }), { lang, token, ...hooks }),
      ),
    onOk,
    fallback: texts.step2.failed,
    say: ({ code, params }) => errorText(errors, code, params),
    sayOfFile: (file, reason) => sentenceOf(file, reason, texts.form.fileSentence, lang),
  });
}

export function fileProblems(entries: Entries, fields: readonly UploadField[], missing: string): Problem[] {
  return fields.flatMap(({ name, allowed }) => {
    const file = fileOf(entries, name);
    const problem = file ? fileProblem(file, allowed) : { code: missing };
    return problem ? [{ path: name, ...problem }] : [];
  });
}
