import type { ComponentProps } from 'react';
import type { CallAddress } from '#contract/calls.ts';
import { type PlainFields, useHydrated, usePlainForm } from '../form/plain-form.ts';

/** What the browser sends where the script is late or missing. */
export interface PlainPress {
  /** Of the form that stands around the button. */
  id: string;
  to: CallAddress;
  fixed?: PlainFields;
}

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  plain: PlainPress;
  isBusy: boolean;
  onPress: () => unknown;
}

/** A button that does something at once: by the script, or as a form of its own. */
export function PlainButton({ plain: { id, to, fixed }, isBusy, onPress, ...button }: Props) {
  const plain = usePlainForm(id, to, fixed);
  const hydrated = useHydrated();
  return (
    <form
      method="post"
      {...plain?.form}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {plain && !hydrated && <input type="hidden" name="fixed" value={plain.fixed} />}
      <button {...button} type="submit" aria-busy={isBusy || undefined} />
    </form>
  );
}
