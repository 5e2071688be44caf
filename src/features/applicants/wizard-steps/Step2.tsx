import { DOCUMENT_FILES } from '#contract/file.ts';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Note } from '#src/ui/Note.tsx';
import { type Applicant, readApplicant } from '../application/applicant.ts';
import { Confirmation, useConfirmation } from '../application/Confirmation.tsx';
import { UploadField } from '../documents/UploadField.tsx';
import { useUploadForm } from '../documents/useUploadForm.ts';
import type { WizardWords } from '../wizard/wizard.text.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { OpenScreen } from './StepScreen.tsx';

const NAMES = ['a2_file', 'cv_file', 'passport_file'] as const;
const FOLLOWS = 'a2_follows';

interface Props {
  applicant: Applicant;
  token: string;
  words: WizardWords['step2'];
}

export function Step2({ applicant, token, words: t }: Props) {
  const { texts } = useWizard();
  const labels = { a2_file: t.a2, cv_file: t.cv, passport_file: t.passport };
  const hints = { a2_file: texts.form.documentHint, cv_file: texts.form.documentHint, passport_file: t.passportHint };
  const { arrived, confirm } = useConfirmation(token);
  const form = useUploadForm({
    id: 'step2',
    call: 'submit-a2-cv',
    token,
    fields: NAMES.map((name) => ({
      name,
      allowed: DOCUMENT_FILES,
      ...(name === 'a2_file' ? { excusedBy: FOLLOWS } : {}),
    })),
    others: [FOLLOWS],
    missing: 'step2_files_required',
    arrivedIn: ({ status }) => status === 'A2_CV_RECEIVED',
    onOk: (data) => {
      const received = readApplicant(data);
      if (!received) return texts.load.no_applicant;
      confirm(received);
      return undefined;
    },
  });

  const wanted = form.entries.has(FOLLOWS) ? NAMES.filter((name) => name !== 'a2_file') : NAMES;
  const missing = wanted.filter((name) => !form.entries.has(name));
  const ready = missing.length === 0;
  const hint = ready
    ? t.readyHint
    : fill(t.missing, {
        ready: wanted.length - missing.length,
        count: wanted.length,
        missing: missing.map((name) => labels[name]).join(', '),
      });

  if (arrived) {
    return (
      <OpenScreen name="step2" title={t.title}>
        <Confirmation title={t.doneTitle} text={t.doneText} />
      </OpenScreen>
    );
  }
  return (
    <OpenScreen name="step2" title={t.title}>
      <Note tone="ok" title={applicant.status === 'STEP1_APPROVED' ? t.noteTitle : t.earlyTitle}>
        <p>{fill(t.noteText, { name: applicant.first_name })}</p>
      </Note>
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      <form ref={form.ref} className="card stack" noValidate {...form.events}>
        {applicant.a2_may_follow_until && (
          <Checkbox form={form} name={FOLLOWS} optional hint={t.followsHint}>
            {fill(t.follows, { date: formatDate(applicant.a2_may_follow_until) })}
          </Checkbox>
        )}
        {wanted.map((name) => (
          <UploadField
            key={name}
            form={form}
            name={name}
            label={labels[name]}
            hint={hints[name]}
            allowed={DOCUMENT_FILES}
            siblings={wanted}
            photo
          />
        ))}
        <ConnectionNote form={form} texts={texts.form} />
        <SubmitButton
          form={form}
          label={fill(t.submit, { count: wanted.length })}
          texts={texts.form}
          ready={ready}
          hint={hint}
        />
      </form>
    </OpenScreen>
  );
}
