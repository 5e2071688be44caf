import { Download } from 'lucide-react';
import { fill } from '#contract/fill.ts';
import type { QueueTexts } from './queue.text.ts';
import { type Export, FORMATS, type Wanted } from './useExport.ts';

interface Props {
  texts: QueueTexts['table'];
  table: Export;
  wanted: Wanted;
  className: string | undefined;
}

/** Buttons that save applications as a table, one for each kind of file. */
export function SaveTable({ texts: t, table: { busy, save }, wanted, className }: Props) {
  return FORMATS.map((format) => (
    <button
      key={format}
      type="button"
      className={className}
      aria-label={busy === format ? undefined : fill(t.saveAs, { format: t[format] })}
      aria-busy={busy === format || undefined}
      onClick={() => save(wanted, format)}
    >
      {busy !== format && <Download width={18} aria-hidden="true" />}
      {busy === format ? t.saving : t[format]}
    </button>
  ));
}
