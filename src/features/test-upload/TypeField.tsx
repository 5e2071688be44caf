import { DOCUMENT_TYPES } from '#contract/model/document.ts';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import type { TestUploadTexts } from './test-upload.text.ts';

interface Props {
  form: FormHandle;
  texts: TestUploadTexts;
}

/** Each name is followed by its code, as that goes over the wire. */
export function TypeField({ form, texts }: Props) {
  const id = form.idOf('document_type');
  return (
    <div className="field">
      <label htmlFor={id}>{texts.type}</label>
      <select id={id} name="document_type" defaultValue="passport">
        {DOCUMENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {texts.types[type]} ({type})
          </option>
        ))}
      </select>
    </div>
  );
}
