import type * as at from '#contract/addresses/application.ts';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { readApplicant } from '../application/applicant.ts';
import { useShell } from '../shell/shell-context.ts';
import { type TypedForm, useTypedForm } from './useTypedForm.ts';

/** Calls that answer with the application. */
type ApplicantPath =
  | typeof at.announceOriginals.path
  | typeof at.stopReminders.path
  | typeof at.updateApplicant.path
  | typeof at.withdrawApplication.path;

interface ApplicantForm<Path extends ApplicantPath> extends Omit<TypedForm<Path>, 'onOk' | 'token'> {
  token: string;
}

/** A form about the caller's own application, which shows the application of the answer at once. */
export function useApplicantForm<Path extends ApplicantPath>(rules: ApplicantForm<Path>): FormHandle {
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
