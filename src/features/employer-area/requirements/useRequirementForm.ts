import { type ChangeEvent, type SubmitEvent, useRef } from 'react';
import type { EmployerReply as Employer } from '#contract/employers/employer.ts';
import { REQUIREMENT_FIELDS } from '#contract/employers/requirement-rules.ts';
import { call } from '#src/lib/call/call.ts';
import { randomId } from '#src/lib/random-id.ts';
import { useUnsavedForm } from '#src/ui/useUnsavedForm.ts';
import { problemsIn, type Requirement, requirementIn } from './requirement.ts';
import type { RequirementPageProps } from './requirement-props.ts';

export interface RequirementFormProps extends RequirementPageProps {
  employer: Employer;
  edited?: Requirement | undefined;
  /** What the form begins with: the one that is changed or copied. */
  initial?: Requirement | undefined;
}

/** The form, and a second way to send it: to be open at once. A try after a lost connection repeats the last one. */
export function useRequirementForm({ lang, texts, errors, longest, wages, edited, links }: RequirementFormProps) {
  const opens = useRef(false);
  const newId = useRef('');
  const isBound = edited !== undefined && edited.state !== 'draft';
  const form = useUnsavedForm({
    id: 'requirement',
    names: REQUIREMENT_FIELDS,
    check: (entries) =>
      problemsIn(entries, isBound || opens.current, {
        ...{ lang, longest, wages, edited: opens.current ? undefined : edited },
      }),
    send: (entries, { signal }) => {
      // The same at each try, so that a form whose answer was lost is stored once.
      newId.current = newId.current || randomId();
      const input = {
        ...requirementIn(entries),
        requirement_id: edited?.id ?? newId.current,
        ...(edited && { version: edited.version }),
        open: opens.current,
      };
      return call('POST /api/employer/save-requirement', input, { lang, signal });
    },
    onOk: () => {
      location.assign(links.dashboard);
    },
    fallback: texts.form.fallback,
    errors,
  });
  const events = {
    ...form.events,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      opens.current = false;
      form.events.onSubmit(event);
    },
    onChange: (event: ChangeEvent<HTMLFormElement>) => {
      opens.current = false;
      form.events.onChange(event);
    },
  };
  const open = () => {
    opens.current = true;
    form.submit();
  };
  return { form, events, open };
}
