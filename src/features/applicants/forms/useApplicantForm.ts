import type { FormHandle } from '#src/ui/form/useForm.ts';
import { readApplicant } from '../application/applicant.ts';
import { useShell } from '../shell/shell-context.ts';
import { type TypedForm, useTypedForm } from './useTypedForm.ts';

/** Calls that answer with the application. */
type ApplicantAddress =
  | 'POST /api/functions/announce-originals'
  | 'POST /api/functions/stop-reminders'
  | 'POST /api/functions/update-applicant'
  | 'POST /api/functions/wish-season'
  | 'POST /api/functions/withdraw-application';

interface ApplicantForm<At extends ApplicantAddress> extends Omit<TypedForm<At>, 'onOk' | 'token'> {
  token: string;
}

/** A form about the caller's own application, which shows the application of the answer at once. */
export function useApplicantForm<At extends ApplicantAddress>(rules: ApplicantForm<At>): FormHandle {
  const { texts, application } = useShell();
  return useTypedForm({
    ...rules,
    onOk: (reply) => {
      const applicant = readApplicant(reply);
      if (!applicant) return texts.load.no_applicant;
      if (applicant === 'status-unknown') application.open(rules.token);
      else application.show(applicant, rules.token);
      return undefined;
    },
  });
}
