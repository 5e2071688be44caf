import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Copied, CopyButton } from '#src/ui/CopyButton.tsx';
import styles from './copy-link.module.css';

interface Props {
  texts: Record<'linkTitle' | 'copy' | 'copyFailed', string>;
  link: string;
  onCopied: () => void;
}

export function CopyLink({ texts: t, link, onCopied }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Copied>();
  const say = (now: Copied) => {
    setResult(now);
    if (now === 'copied') onCopied();
  };
  return (
    <div className="field">
      <label className="visually-hidden" htmlFor="invite-link">
        {t.linkTitle}
      </label>
      <div className={styles.copy}>
        <input id="invite-link" ref={input} type="text" readOnly value={link} spellCheck={false} />
        <CopyButton value={link} field={input} className="btn" onDone={say}>
          <Copy aria-hidden="true" /> {t.copy}
        </CopyButton>
      </div>
      <p className="sm" role="status">
        {result === 'failed' && t.copyFailed}
      </p>
    </div>
  );
}
