import { type ChangeEvent, useState } from 'react';
import { type Entries, entriesOf } from './form/entries.ts';
import { type FormHandle, type FormRules, useForm } from './form/useForm.ts';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts';

/** A form that the browser asks about before the page is left, from the first change until all that it holds is saved. */
export function useUnsavedForm<Reply>(rules: FormRules<Reply>): FormHandle {
  const [isTyped, setTyped] = useState(false);
  const form = useForm<Reply>({
    ...rules,
    onOk: (saved, sent) => {
      // What was typed meanwhile was not sent.
      setTyped(form.ref.current !== null && !isSame(entriesOf(form.ref.current), sent));
      return rules.onOk(saved, sent);
    },
  });
  useAskBeforeLeaving(isTyped);
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    setTyped(true);
    form.events.onChange(event);
  };
  return { ...form, events: { ...form.events, onChange } };
}

const isSame = (one: Entries, other: Entries) => String([...one]) === String([...other]);
