import { useEffect, useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { FormHandle } from '../form/useForm.ts';
import { Button } from '../parts/Button.tsx';
import styles from './AddressSlip.module.css';
import { suggestAddress } from './suggest-address.ts';

export type AddressSlipTexts = Record<'meant' | 'take', string>;

interface Props {
  form: FormHandle;
  name?: string;
  texts: AddressSlipTexts;
}

// Long enough not to interrupt typing, short enough to ask before the button can be reached.
const PAUSE_MILLISECONDS = 700;

/** Asks below an address whether another one was meant; a button puts that in. The form can be sent regardless. */
export function AddressSlip({ form, name = 'email', texts }: Props) {
  const value = form.entries.get(name);
  const typed = typeof value === 'string' ? value : '';
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed]);
  const meant = paused === typed ? suggestAddress(typed) : undefined;
  const take = () => {
    const input = form.ref.current?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement) || !meant) return;
    input.value = meant;
    form.refresh();
    input.focus();
  };
  return (
    <div role="status" className={meant ? styles.slip : styles.none}>
      {meant && (
        <>
          <span>{fill(texts.meant, { address: meant })}</span>
          <Button look="line small" label={texts.take} onClick={take} />
        </>
      )}
    </div>
  );
}
