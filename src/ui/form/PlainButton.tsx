import type { ReactNode } from 'react';
import type { CallAddress } from '#contract/calls.ts';
import { HiddenFields } from './PostForm.tsx';
import { type PlainFields, useHydrated, usePlainForm } from './plain-form.ts';

/** What the browser sends where the script is late or missing. */
export interface PlainPress {
  /** Of the form that stands around the button. */
  id: string;
  to: CallAddress;
  fixed?: PlainFields;
}

interface Props {
  plain: PlainPress;
  className: string;
  isBusy: boolean;
  onPress: () => unknown;
  children: ReactNode;
}

/** A button that does something at once: by the script, or as a form of its own. */
export function PlainButton({ plain: { id, to, fixed }, className, isBusy, onPress, children }: Props) {
  const plain = usePlainForm(id, to, fixed);
  const hydrated = useHydrated();
  return (
    <form
      method="post"
      action={plain?.action}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {plain && !hydrated && <HiddenFields of={plain} />}
      <button type="submit" className={className} aria-busy={isBusy || undefined}>
        {children}
      </button>
    </form>
  );
}
