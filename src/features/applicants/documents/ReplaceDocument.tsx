import type { FileFieldOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import { filesFor } from '#contract/model/document.ts';
import type { WizardScreen } from '#contract/model/status.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { Note } from '#src/ui/Note.tsx';
import { LazyFold } from '#src/ui/plain/LazyFold.tsx';
import type { Applicant } from '../application/applicant.ts';
import { PaperWays } from '../enrolment/PaperWays.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { CorrectForm } from '../status/CorrectForm.tsx';
import { DocumentsForm, type WantedFile } from './DocumentsForm.tsx';
import { documentAnchor, hasArrived, type SendableDocument, withArrived } from './sendable-documents.ts';
import styles from './sent-back.module.css';
import { useUploadForm } from './useUploadForm.ts';

const NAME = 'file';

type FileName = FileFieldOf<'POST /api/functions/upload-document'>;

interface Props {
  document: SendableDocument;
  applicant: Applicant;
  token: string;
  screen: WizardScreen;
}

/** One document that was sent back, is missing or is to be changed: the reason, and a field for this document alone. */
export function ReplaceDocument({ document, applicant, token, screen }: Props) {
  const { lang, texts, application } = useShell();
  const t = useApplicantResources().documents;
  const { type, dueOn } = document;
  const name = { document: t.names[document.name] };
  const allowed = filesFor(type);
  const isNew = document.kind === 'add';
  const files: WantedFile<FileName>[] = [
    {
      name: NAME,
      allowed,
      label: isNew ? name.document : fill(t.file, name),
      hint: allowed.length > 1 ? texts.form.documentHint : texts.form.pdfHint,
    },
  ];
  const form = useUploadForm({
    id: `replace-${document.name}`,
    call: 'POST /api/functions/upload-document',
    token,
    applicant,
    brings: [type],
    fields: files,
    missing: 'file_required',
    extra: {
      applicant_id: applicant.id,
      document_type: type,
      bucket: 'private',
      // Of a passport: not another card. No other type looks at it.
      ...(dueOn && { subtype: 'passport' as const }),
    },
    arrivedIn: (now) => hasArrived(document, applicant, now, screen),
    onOk: () => {
      const done = { title: fill(t.doneTitle, name), text: t.doneText };
      application.renew(token, withArrived(applicant, document), done);
      return undefined;
    },
  });
  const ready = form.entries.has(NAME);
  const date = dueOn ? dateInWords(dueOn, lang) : '';
  return (
    <section className={styles.sentBack} id={documentAnchor(document.name)} data-document={type}>
      <Note
        tone={dueOn || document.kind === 'change' ? 'info' : 'warn'}
        title={fill(dueOn && dueOn < applicant.today ? t.lateTitle : sentence(document, 'Title', t), { ...name, date })}
      >
        {document.reason && (
          <p className={layout.reason}>
            <b>{t.reason}</b> {document.reason}
          </p>
        )}
        <p>{sentence(document, 'Text', t)}</p>
      </Note>
      {type === 'hub4africa' && document.kind === 'replace' && <WrongName applicant={applicant} token={token} />}
      {type === 'enrolment' && document.kind === 'replace' && <PaperWays applicant={applicant} token={token} />}
      <DocumentsForm
        form={form}
        files={files}
        labels={{ [NAME]: name.document }}
        className="stack"
        submit={t.send}
        hint={ready ? t.readyHint : t.missing}
      />
    </section>
  );
}

/** The confirmation may be right, and the name in the application wrong. */
function WrongName({ applicant, token }: Pick<Props, 'applicant' | 'token'>) {
  const t = useApplicantResources().documents;
  if (!applicant.can.includes('correct')) return null;
  return (
    <LazyFold summary={t.wrongName} form="correct-name">
      <CorrectForm id="correct-name" applicant={applicant} token={token} />
    </LazyFold>
  );
}

type Part = 'Title' | 'Text';
type Texts = Record<`${SendableDocument['kind'] | 'deferred'}${Part}`, string>;

function sentence({ kind, dueOn }: SendableDocument, part: Part, t: Texts): string {
  return t[`${dueOn ? 'deferred' : kind}${part}`];
}
