import { filesFor } from '#contract/document.ts';
import { fill } from '#contract/fill.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { ErrorSummary } from '#src/ui/form/ErrorSummary.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { Note } from '#src/ui/Note.tsx';
import type { Applicant } from './applicant.ts';
import { type OpenDocument, openDocuments, withArrived } from './open-documents.ts';
import type { Screen } from './steps.ts';
import { UploadField } from './UploadField.tsx';
import { useUploadForm } from './useUploadForm.ts';
import styles from './wizard.module.css';
import { useWizard } from './wizard-context.ts';

const NAME = 'file';

interface Props {
  document: OpenDocument;
  applicant: Applicant;
  token: string;
  screen: Screen;
}

/** One document that was sent back or is missing: the checker's reason in full, and a field for just this one. */
export function ReplaceDocument({ document, applicant, token, screen }: Props) {
  const { texts, network, application } = useWizard();
  const t = texts.documents;
  const name = { document: fill(t[document.type], { network: network.name }) };
  const allowed = filesFor(document.type);
  const form = useUploadForm({
    id: `replace-${document.type}`,
    call: 'upload-document',
    token,
    fields: [{ name: NAME, allowed }],
    missing: 'file_required',
    extra: { applicant_id: applicant.id, document_type: document.type, bucket: 'private' },
    arrivedIn: (now) => !openDocuments(now, screen).some(({ type }) => type === document.type),
    onOk: () => {
      application.renew(token, withArrived(applicant, document.type), {
        title: fill(t.doneTitle, name),
        text: t.doneText,
      });
      return undefined;
    },
  });
  const ready = form.entries.has(NAME);
  const replace = document.kind === 'replace';
  return (
    <section className={styles.sentBack} data-document={document.type}>
      <Note tone="warn" title={fill(replace ? t.replaceTitle : t.addTitle, name)}>
        {document.reason && (
          <p className={styles.reason}>
            <b>{t.reason}</b> {document.reason}
          </p>
        )}
        <p>{replace ? t.replaceText : t.addText}</p>
      </Note>
      <ErrorSummary form={form} labels={{ [NAME]: name.document }} texts={texts.form} />
      <form ref={form.ref} className="stack" noValidate {...form.events}>
        <UploadField
          form={form}
          name={NAME}
          label={replace ? fill(t.file, name) : name.document}
          hint={allowed.length > 1 ? texts.form.documentHint : texts.form.pdfHint}
          allowed={allowed}
          siblings={[NAME]}
          photo={allowed.length > 1}
        />
        <ConnectionNote form={form} texts={texts.form} />
        <SubmitButton
          form={form}
          label={t.send}
          texts={texts.form}
          ready={ready}
          hint={ready ? t.readyHint : t.missing}
        />
      </form>
    </section>
  );
}
