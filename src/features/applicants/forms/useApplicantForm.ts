import type { FormHandle } from '#src/ui/form/useForm.ts';
import { readApplicant } from '../application/applicant.ts';
import { useShell } from '../shell/shell-context.ts';
import { type TypedForm, useTypedForm } from './useTypedForm.ts';

interface ApplicantForm extends Omit<TypedForm, 'onOk' | 'token'> {
  token: string;
}

/** A form about the caller's application: the answer is the application as it is now, and it is shown at once. */
export function useApplicantForm(rules: ApplicantForm): FormHandle {
  const { texts, application } = useShell();
  return useTypedForm({
    ...rules,
    onOk: (data) => {
      const applicant = readApplicant(data);
      if (!applicant) return texts.load.no_applicant;
      application.show(applicant, rules.token);
      return undefined;
    },
  });
}
