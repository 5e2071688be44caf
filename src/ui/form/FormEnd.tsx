import type { ComponentProps } from 'react';
import { ConnectionNote } from './ConnectionNote.tsx';
import { SubmitButton } from './SubmitButton.tsx';

type Props = ComponentProps<typeof SubmitButton> & Pick<ComponentProps<typeof ConnectionNote>, 'texts'>;

/** The button at a form's end, and above it what is said if sending fails for want of a connection. */
export function FormEnd(props: Props) {
  return (
    <>
      <ConnectionNote form={props.form} texts={props.texts} />
      <SubmitButton {...props} />
    </>
  );
}
