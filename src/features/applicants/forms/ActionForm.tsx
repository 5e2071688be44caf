import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { useShell } from '../shell/shell-context.ts';
import { useApplicantForm } from './useApplicantForm.ts';

interface Props {
  id: string;
  call: 'POST /api/functions/stop-reminders' | 'POST /api/functions/withdraw-application';
  token: string;
  label: string;
  look: 'line' | 'bad small';
}

/** A form for a call that needs only the token: one button, with everything that can go wrong. */
export function ActionForm({ id, call, token, label, look }: Props) {
  const { texts } = useShell();
  const form = useApplicantForm({ id, call, token, names: [] });
  return (
    <PostForm form={form} className="stack">
      <ErrorSummary form={form} labels={{}} texts={texts.form} />
      <FormEnd form={form} label={label} texts={texts.form} ready look={look} />
    </PostForm>
  );
}
