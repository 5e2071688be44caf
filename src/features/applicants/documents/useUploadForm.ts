import { useRef } from 'react';
import type { FieldOf, FileFieldOf, FormAddress, ReplyOf } from '#contract/calls.ts';
import type { DocumentType } from '#contract/model/document.ts';
import type { Refusal, Unchecked, Unreachable } from '#src/lib/call/answer.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { sentenceOf } from '#src/ui/chosen-file/file-sentence.ts';
import type { UploadRule } from '#src/ui/chosen-file/send-files.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { PlainFields } from '#src/ui/form/plain-form.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { type Applicant, readApplicant } from '../application/applicant.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { useShell } from '../shell/shell-context.ts';
import { loadSending } from './load-sending.ts';
import { sayUploadProblem } from './say-upload-problem.ts';
import { useAfterConflict } from './useAfterConflict.ts';
import { useIdenticalFiles } from './useIdenticalFiles.ts';
import { useKeptTicks } from './useKeptTicks.ts';

/** The forms of an applicant; an operator's, and those for contracts, answer something else. */
type OtherForm =
  | 'POST /api/admin/upload-document'
  | 'POST /api/employer/upload-contract-copy'
  | 'POST /api/upload-contract-copy';
type OwnForm = Exclude<FormAddress, OtherForm>;

export interface Upload<At extends OwnForm> {
  id: string;
  call: At;
  token: string;
  applicant: Pick<Applicant, 'documents'>;
  /** What its fields bring: other documents stay beside it. */
  brings: readonly DocumentType[];
  fields: readonly UploadRule<FileFieldOf<At>>[];
  /** The error code for a missing file. */
  missing: string;
  extra?: { readonly [Field in FieldOf<At>]?: string };
  /** Names of the other fields, and the check of them. */
  others?: readonly FieldOf<At>[];
  checkOthers?: (entries: Entries) => Problem[];
  /** Sentences that the page has not brought, by code. */
  errors?: ErrorTexts;
  /** The sentence for a refusal without a message. */
  fallback?: string;
  /** Called on a failure, in addition to what the form itself shows. */
  onFailed?: (answer: Refusal | Unreachable) => void;
  /** Whether the application already has what is being sent. */
  arrivedIn: (applicant: Applicant) => boolean;
  /** `applicant`: the one in the reply. Returns what is wrong with the reply, as a sentence. */
  onOk: (applicant: Applicant | undefined, reply: Uploaded<At>) => string | undefined;
}

/** The reply of the call itself, or of get-applicant after a conflict. */
type Uploaded<At extends OwnForm> = Unchecked<ReplyOf<At> | ReplyOf<'POST /api/functions/get-applicant'>>;

/** A form that sends only files for a token: steps 2 and 3, and documents that were sent back. */
export function useUploadForm<At extends OwnForm>(upload: Upload<At>): FormHandle {
  const {
    id,
    call: at,
    token,
    applicant,
    brings,
    fields,
    missing,
    extra,
    others = [],
    checkOthers,
    fallback,
    onFailed,
    arrivedIn,
    onOk,
  } = upload;
  const { lang, texts, errors, application } = useShell();
  const { documents } = useApplicantResources();

  const afterConflict = useAfterConflict(token, arrivedIn);

  const fileNames: readonly string[] = fields.map(({ name }) => name);
  const held = applicant.documents.filter(({ type }) => !brings.includes(type));
  const identical = useRef<ErrorTexts>({});

  const form: FormHandle = useForm({
    id,
    names: [...fileNames, ...others],
    to: at,
    fixed: extra as PlainFields | undefined,
    check: async (entries) => {
      const script = await loadSending();
      identical.current = script?.identicalTexts(lang) ?? {};
      return [
        ...((await script?.fileProblems(entries, fields, missing)) ?? []),
        ...(checkOthers?.(entries) ?? []),
        ...((await script?.identicalFiles(entries, fileNames, held)) ?? []),
      ];
    },
    send: async (entries, hooks) => {
      const script = await loadSending();
      if (!script) return { kind: 'unreachable', reason: 'offline' };
      const beside = { access_token: token, ...extra };
      const answer = await afterConflict(await script.sendFiles(at, entries, beside, { lang, token, ...hooks }));
      if (answer.kind !== 'ok') onFailed?.(answer);
      return answer;
    },
    onOk: (data) => {
      forgetTicks();
      const applicant = readApplicant(data);
      if (applicant !== 'status-unknown') return onOk(applicant, data);
      application.open(token);
      return undefined;
    },
    fallback: fallback ?? documents.uploadFailed,
    errors,
    say: (problem) =>
      sayUploadProblem(problem, fields.find(({ name }) => name === problem.path)?.wrong, {
        ...errors,
        ...identical.current,
        ...upload.errors,
      }),
    sayOfFile: (file, fault) => sentenceOf(file, fault, texts.form.fileSentence, lang),
  });
  const forgetTicks = useKeptTicks(form, others);
  useIdenticalFiles(form, fileNames, held, lang);
  return form;
}
