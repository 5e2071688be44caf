import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import { type Copied, CopyButton } from '#src/ui/CopyButton.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import styles from './invite.module.css';

interface Props {
  name: string;
  value: string;
  hint?: string;
  /** What the toast says; without it, the name. */
  copied?: string;
  /** The main field of a card: the card's heading names it, and its button has a label. */
  isMain?: boolean;
}

/** An address with a button that copies it; where the browser refuses, people copy it by hand. */
export function CopyField({ name, value, hint, copied, isMain = false }: Props) {
  const { texts, toasts } = usePartnerArea();
  const t = texts.invite;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const label = fill(t.copyNamed, { name });
  const say = (result: Copied) =>
    result === 'copied'
      ? toasts.push({ tone: 'ok', title: copied ?? fill(t.copied, { name }) })
      : toasts.push({ tone: 'bad', title: t.copyFailed, text: t.copyFailedText });
  return (
    <div className="field after">
      <label htmlFor={id} className={isMain ? 'visually-hidden' : undefined}>
        {name}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={styles.copy}>
        <input
          ref={input}
          id={id}
          type="text"
          readOnly
          value={value}
          aria-describedby={hint && `${id}-hint`}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton
          value={value}
          field={input}
          className={isMain ? 'btn' : `icon ${styles.iconButton}`}
          name={isMain ? undefined : label}
          onDone={say}
        >
          <Copy aria-hidden="true" />
          {isMain && t.copy}
        </CopyButton>
      </div>
    </div>
  );
}
