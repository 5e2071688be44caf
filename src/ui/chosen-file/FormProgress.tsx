import { SENDING } from '#contract/documents/sending.text.ts';
import type { Lang } from '#contract/languages.ts';
import type { Progress } from '../form/upload-progress.ts';
import { amountOf, Bar, restOf } from './UploadBar.tsx';
import type { UploadTexts } from './upload-texts.ts';
import { useStalled } from './useStalled.ts';

interface Props {
  progress: Progress;
  name: string;
  lang: Lang;
  texts: UploadTexts;
}

/** How far a form is with all files that it brings itself. */
export function FormProgress({ progress, name, lang, texts }: Props) {
  const { loaded, total, secondsLeft } = progress;
  const isStill = useStalled(loaded) && (loaded < total || total === 0);
  const rest = isStill ? SENDING.still[lang] : restOf(secondsLeft, texts);
  return (
    <>
      <Bar name={name} loaded={loaded} size={total} texts={texts} />
      <span className="hint">
        {[total > 0 && amountOf(loaded, total, lang, texts), rest].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
