import type { ReactNode, RefObject } from 'react';

export type Copied = 'copied' | 'failed';

interface Props {
  value: string;
  className: string;
  /** An icon, a label, or both. */
  children: ReactNode;
  onDone: (result: Copied) => void;
  /** A field that shows the value, to be copied by hand where the browser refuses. */
  field?: RefObject<HTMLInputElement | null>;
  /** What is copied, where an icon or a short label does not say it. */
  name?: string | undefined;
}

/** Copies a text. The result is said where the page has room for it, by `copiedSentence`. */
export function CopyButton({ value, className, children, onDone, field, name }: Props) {
  const copy = async () => onDone((await copyText(value, field?.current)) ? 'copied' : 'failed');
  return (
    <button type="button" className={className} aria-label={name} onClick={copy}>
      {children}
    </button>
  );
}

export function copiedSentence(result: Copied | undefined, t: Record<'copied' | 'copyFailed', string>): string {
  if (!result) return '';
  return result === 'copied' ? t.copied : t.copyFailed;
}

/**
 * Puts a text on the clipboard. Where the browser refuses, as without HTTPS, selects the field that shows the text and
 * tries the older way of copying; the visitor can also copy the selection. Returns whether it worked.
 */
async function copyText(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!field) return false;
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
