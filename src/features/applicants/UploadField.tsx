import type { FileType } from '#contract/file.ts';
import { errorText } from '#src/lib/error-text.ts';
import { FileField } from '#src/ui/form/FileField.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { useWizard } from './wizard-context.ts';

interface Props {
  form: FormHandle;
  name: string;
  label: string;
  hint: string;
  allowed: readonly FileType[];
  siblings: readonly string[];
  /** A picture from the camera is as good as a file. */
  photo?: boolean;
}

/** The file field with the words of this feature. */
export function UploadField({ photo = false, ...field }: Props) {
  const { lang, texts, errors } = useWizard();
  return (
    <FileField
      {...field}
      locale={lang}
      texts={texts.form}
      choose={photo ? texts.form.choosePhoto : texts.form.choose}
      sayProblem={({ code, params }) => errorText(errors, code, params)}
    />
  );
}
