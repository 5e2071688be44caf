import { type ChangeEvent, useRef, useState } from 'react';
import { type Entries, entriesOf } from './form/entries.ts';
import { type FormHandle, type FormRules, useForm } from './form/useForm.ts';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts';

/** A form that the browser asks about before the page is left, from the first change until all that it holds is saved. */
export function useUnsavedForm<Reply>(rules: FormRules<Reply>): FormHandle {
  const [isTyped, setTyped] = useState(false);
  const isSaved = useRef(false);
  const form = useForm<Reply>({
    ...rules,
    onOk: (saved, sent) => {
      // What was typed meanwhile was not sent.
      isSaved.current = form.ref.current === null || isSame(entriesOf(form.ref.current), sent);
      const unusable = rules.onOk(saved, sent);
      if (unusable) isSaved.current = false;
      setTyped(!isSaved.current);
      return unusable;
    },
  });
  useAskBeforeLeaving(isTyped, isSaved);
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    isSaved.current = false;
    setTyped(true);
    form.events.onChange(event);
  };
  return { ...form, events: { ...form.events, onChange } };
}

const isSame = (one: Entries, other: Entries) => String([...one]) === String([...other]);
