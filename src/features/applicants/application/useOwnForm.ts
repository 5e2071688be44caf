import { useState } from 'react';
import type * as at from '#contract/addresses/application.ts';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { readApplicant } from './applicant.ts';
import { useArea } from './area-context.ts';
import { type TypedForm, useTypedForm } from './useTypedForm.ts';

/** Of calls that answer with the application. */
type OwnPath =
  | typeof at.announceOriginals.path
  | typeof at.stopReminders.path
  | typeof at.updateApplicant.path
  | typeof at.withdrawApplication.path;

interface OwnForm<Path extends OwnPath> extends Omit<TypedForm<Path>, 'onOk' | 'token'> {
  token: string;
}

/** A form about the own application: the answer is the application as it is now, and it is shown at once. */
export function useOwnForm<Path extends OwnPath>(rules: OwnForm<Path>): { form: FormHandle; done: boolean } {
  const { texts, application } = useArea();
  const [done, setDone] = useState(false);
  const form = useTypedForm({
    ...rules,
    onOk: (reply) => {
      const applicant = readApplicant(reply);
      if (!applicant) return texts.load.no_applicant;
      setDone(true);
      application.show(applicant, rules.token);
      return undefined;
    },
  });
  return { form, done: done && form.sending.kind === 'idle' && form.problems.length === 0 };
}
