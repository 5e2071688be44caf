import type { FileFieldOf } from '#contract/calls.ts';
import type { FileType } from '#contract/documents/file.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { fill } from '#contract/fill.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { type ErrorTexts, errorText } from '#src/lib/error-text.ts';
import { PlainPhotos } from '#src/nouns/document/PlainPhotos.tsx';
import { sentenceOf } from '#src/ui/chosen-file/file-sentence.ts';
import { loadSending } from '#src/ui/chosen-file/load-sending.ts';
import { FileField } from '#src/ui/file/FileField.tsx';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { WithNumber } from '#src/ui/parts/WithNumber.tsx';
import styles from './contract.module.css';

type Texts = Parameters<typeof FileField>[0]['texts'] &
  Parameters<typeof ErrorSummary>[0]['texts'] &
  Parameters<typeof ConnectionNote>[0]['texts'] &
  Parameters<typeof SubmitButton>[0]['texts'] &
  Record<'title' | 'again' | 'goesTo' | 'lead' | 'file' | 'hint' | 'submit' | 'choose' | 'fallback', string>;

type At = 'POST /api/employer/upload-contract-copy' | 'POST /api/upload-contract-copy';

export interface UploadProps extends TextProps<Texts> {
  contract: ContractReply;
  at: At;
  token?: string | undefined;
  errors: ErrorTexts;
  /** A copy of this side is here already. */
  isAgain: boolean;
  /** The contract waits for it. */
  isMain: boolean;
  onContract: (contract: ContractReply) => void;
  /** The contract is another one than the page shows. */
  onChanged: (sentence: string | undefined) => void;
}

const PDF: readonly FileType[] = ['pdf'];
const NAMES = ['file'] as const satisfies readonly FileFieldOf<At>[];
const FILES = [{ name: 'file', allowed: PDF }];

/** Sends the copy that a side has signed. A file stays chosen until it has arrived. */
export function CopyUpload(props: UploadProps) {
  const { lang, contract, at, token, texts: t, errors, isAgain, isMain, onContract, onChanged } = props;
  const extra = { contract_id: contract.id, terms_version: String(contract.terms_version) };
  const form = useForm<ContractReply>({
    id: `copy-${contract.id}`,
    names: NAMES,
    to: at,
    fixed: extra,
    check: async (entries) => (await loadSending())?.fileProblems(entries, FILES, 'file_required') ?? [],
    send: async (entries, hooks) => {
      const script = await loadSending();
      if (!script) return { kind: 'unreachable', reason: 'offline' };
      const beside = { ...(token !== undefined && { access_token: token }), ...extra };
      const answer = await script.sendFiles(at, entries, beside, { lang, token, ...hooks });
      if (answer.kind === 'refused' && answer.status === 409) onChanged(answer.message);
      return answer as typeof answer & { data: ContractReply };
    },
    onOk: (reply) => {
      if (typeof reply.id !== 'string' || !Array.isArray(reply.copies)) return t.fallback;
      onContract(reply);
      return undefined;
    },
    fallback: t.fallback,
    errors,
    sayOfFile: (file, fault) => sentenceOf(file, fault, t.fileSentence, lang),
  });
  return (
    <PostForm form={form} className={`stack ${styles.part}`} encType="multipart/form-data" data-upload="">
      <h3>{isAgain ? t.again : t.title}</h3>
      <p className="sm muted">{t.lead}</p>
      <p>
        <b>
          <WithNumber text={fill(t.goesTo, { number: contract.number, version: contract.terms_version })} />
        </b>
      </p>
      <ErrorSummary form={form} labels={{ file: t.file }} texts={t} />
      <FileField
        form={form}
        name="file"
        label={t.file}
        hint={t.hint}
        choose={t.choose}
        allowed={PDF}
        lang={lang}
        texts={t}
        sayProblem={({ code, params }) => errorText(errors, code, params)}
        token={token}
        keepAs={form.idOf('file')}
      />
      <PlainPhotos form={form} name="file" allowed={PDF} lang={lang} />
      <ConnectionNote form={form} texts={t} />
      <p>
        <SubmitButton form={form} label={t.submit} texts={t} ready look={isMain ? 'full' : 'line'} />
      </p>
    </PostForm>
  );
}
