import { useRef } from 'react';
import { SENDING } from '#contract/documents/sending.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_BYTES } from '#contract/limits.ts';
import styles from '../file/FileField.module.css';
import type { FormHandle } from '../form/useForm.ts';
import { useOnChange } from '../island/on-change.ts';
import { Button } from '../parts/Button.tsx';
import { byteSize, bytesOf } from './byte-size.ts';
import { drawSmall } from './draw-small.ts';
import { otherVersion } from './photo-versions.ts';

const MAX_SIDE_PIXELS = 800;

interface Props {
  form: FormHandle;
  photos: readonly File[];
  photo: File;
  lang: Lang;
  onPhotos: (photos: readonly File[]) => void;
}

/** A photo as it will be sent, and the choice to send the original where that is not too large. */
export function PhotoChoice({ form, photos, photo, lang, onPhotos }: Props) {
  const other = otherVersion(photo);
  const changed = other && photos.map((one) => (one === photo ? other : one));
  return (
    <>
      <Preview photo={photo} lang={lang} />
      {changed && bytesOf(changed) <= MAX_FILE_BYTES && (
        <p>
          <Button
            look="line small"
            label={fill(SENDING[other.size > photo.size ? 'original' : 'smaller'][lang], {
              size: byteSize(other.size, lang),
            })}
            disabled={form.sending.kind === 'sending'}
            onClick={() => onPhotos(changed)}
          />
        </p>
      )}
    </>
  );
}

/** Drawn, as the rules of the page allow no picture from memory; hidden where the browser cannot open it. */
function Preview({ photo, lang }: Pick<Props, 'photo' | 'lang'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useOnChange(photo, () => {
    let isCurrent = true;
    const show = async () => {
      const picture = await createImageBitmap(photo);
      if (isCurrent && canvas.current) drawSmall(picture, canvas.current, MAX_SIDE_PIXELS);
      picture.close();
    };
    show().catch(() => {});
    return () => {
      isCurrent = false;
    };
  });
  const label = fill(SENDING.preview[lang], { name: photo.name });
  return <canvas ref={canvas} className={styles.preview} width={0} height={0} role="img" aria-label={label} />;
}
