import type { FileType } from '#contract/documents/file.ts';
import { photosField } from '#contract/documents/photo-fields.ts';
import { SENDING } from '#contract/documents/sending.text.ts';
import type { Lang } from '#contract/languages.ts';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { SEVERAL_PHOTOS } from './several-photos.text.ts';

interface Props {
  form: FormHandle;
  name: string;
  allowed: readonly FileType[];
  lang: Lang;
}

/**
 * Photos of its pages in place of one file, for somebody with a phone and no script: the server joins them. Only the server
 * writes what is to be read, and plain.css shows it; the script has a button instead.
 */
export function PlainPhotos({ form, name, allowed, lang }: Props) {
  if (!form.plain || form.hydrated) return null;
  const label = import.meta.env.SSR ? labelOf(allowed.length > 1, lang) : undefined;
  const field = import.meta.env.SSR ? photosField(name) : undefined;
  return (
    <div hidden data-photos={label}>
      <input type="file" name={field} accept="image/*" multiple aria-label={label} />
    </div>
  );
}

function labelOf(takesPhoto: boolean, lang: Lang): string {
  return takesPhoto ? SEVERAL_PHOTOS[lang] : `${SENDING.byPhotos[lang]}. ${SENDING.photosHint[lang]}`;
}
