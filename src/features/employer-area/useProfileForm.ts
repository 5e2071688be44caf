import { type ChangeEvent, type SubmitEvent, useRef } from 'react';
import type { EmployerReply as Employer } from '#contract/employers/employer.ts';
import { EMPLOYER_FIELDS } from '#contract/employers/employer-rules.ts';
import { call } from '#src/lib/call/call.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { EmployerAreaTexts } from './employer-area.text.ts';
import type { EmployerProps } from './employer-props.ts';
import { PROFILE_FORM, problemsIn, profileIn } from './profile.ts';

export interface ProfileFormProps extends Pick<EmployerProps<EmployerAreaTexts>, 'lang' | 'texts' | 'errors'> {
  employer: Employer;
  onEmployer: (employer: Employer) => void;
  toasts: Toasts;
}

/** The form, and a second way to send it: to be vetted. A try after a lost connection repeats the last one. */
export function useProfileForm({ lang, texts, errors, employer, onEmployer, toasts }: ProfileFormProps) {
  const { profile: t } = texts;
  const isSubmitting = useRef(false);
  const isBound = employer.state === 'submitted' || employer.state === 'vetted';
  const form = useForm({
    id: PROFILE_FORM,
    names: EMPLOYER_FIELDS,
    onTry: toasts.clear,
    check: (entries) => problemsIn(entries, isBound || isSubmitting.current),
    send: (entries, { signal }) => {
      const { profile } = profileIn(entries);
      const input = { ...profile, version: employer.version, submit: isSubmitting.current };
      return call('POST /api/employer/save-profile', input, { lang, signal });
    },
    onOk: (saved) => {
      const isNews = saved.state === 'submitted' && employer.state !== 'submitted';
      toasts.push({ tone: 'ok', title: isNews ? t.submitted : t.saved });
      onEmployer(saved);
    },
    fallback: t.fallback,
    errors,
  });
  const send = (submits: boolean, event?: SubmitEvent<HTMLFormElement>) => {
    isSubmitting.current = submits;
    if (event) form.events.onSubmit(event);
    else form.submit();
  };
  const events = {
    ...form.events,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => send(false, event),
    onChange: (event: ChangeEvent<HTMLFormElement>) => {
      isSubmitting.current = false;
      form.events.onChange(event);
    },
  };
  return { form, events, submit: () => send(true) };
}
