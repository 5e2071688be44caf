import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './admin-partners.module.css';

interface Props {
  words: Record<'linkTitle' | 'copy' | 'copyFailed', string>;
  link: string;
  onCopied: () => void;
}

export function CopyLink({ words: t, link, onCopied }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setFailed(false);
      onCopied();
    } catch {
      // Not allowed, or not there where the page is served by plain HTTP.
      input.current?.focus();
      input.current?.select();
      setFailed(true);
    }
  };
  return (
    <div className="field">
      <label className="vh" htmlFor="invite-link">
        {t.linkTitle}
      </label>
      <div className={styles.copy}>
        <input id="invite-link" ref={input} type="text" readOnly value={link} spellCheck={false} />
        <button type="button" className="btn" onClick={copy}>
          <Copy aria-hidden="true" /> {t.copy}
        </button>
      </div>
      <p className="sm" role="status">
        {failed && t.copyFailed}
      </p>
    </div>
  );
}
