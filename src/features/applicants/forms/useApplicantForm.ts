import { useState } from 'react';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { readApplicant } from '../application/applicant.ts';
import { useArea } from '../shell/shell-context.ts';
import { type TypedForm, useTypedForm } from './useTypedForm.ts';

interface OwnForm extends Omit<TypedForm, 'onOk' | 'token'> {
  token: string;
}

/** A form about the own application: the answer is the application as it is now, and it is shown at once. */
export function useOwnForm(rules: OwnForm): { form: FormHandle; done: boolean } {
  const { texts, application } = useArea();
  const [done, setDone] = useState(false);
  const form = useTypedForm({
    ...rules,
    onOk: (data) => {
      const applicant = readApplicant(data);
      if (!applicant) return texts.load.no_applicant;
      setDone(true);
      application.show(applicant, rules.token);
      return undefined;
    },
  });
  return { form, done: done && form.sending.kind === 'idle' && form.problems.length === 0 };
}
