import type { FileType } from '#contract/file.ts';
import { FileField } from '#src/ui/file/FileField.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { useArea } from '../shell/shell-context.ts';
import { sayUploadProblem } from './say-upload-problem.ts';

interface Props {
  form: FormHandle;
  name: string;
  label: string;
  hint: string;
  allowed: readonly FileType[];
  siblings: readonly string[];
  /** A picture from the camera is as good as a file. */
  photo?: boolean;
  /** What the page says of a file of the wrong kind or size, where it has a sentence of its own. */
  wrong?: string | undefined;
}

/** The file field with the words of this feature. */
export function UploadField({ photo = false, wrong, ...field }: Props) {
  const { lang, texts, errors } = useArea();
  return (
    <FileField
      {...field}
      locale={lang}
      texts={texts.form}
      choose={photo ? texts.form.choosePhoto : texts.form.choose}
      sayProblem={(problem) => sayUploadProblem(problem, wrong, errors)}
    />
  );
}
