import type { FileType } from '#contract/file.ts';
import { FileField } from '#src/ui/file/FileField.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { useShell } from '../shell/shell-context.ts';
import { sayUploadProblem } from './say-upload-problem.ts';

interface Props {
  form: FormHandle;
  name: string;
  label: string;
  hint: string;
  allowed: readonly FileType[];
  siblings: readonly string[];
  /** What the page says of a file of the wrong kind or size, where it has a sentence of its own. */
  wrong?: string | undefined;
}

/** The file field with the words of this feature. Where more than PDF is taken, a photo is as good as a file. */
export function UploadField({ wrong, ...field }: Props) {
  const { lang, texts, errors } = useShell();
  return (
    <FileField
      {...field}
      locale={lang}
      texts={texts.form}
      choose={field.allowed.length > 1 ? texts.form.choosePhoto : texts.form.choose}
      sayProblem={(problem) => sayUploadProblem(problem, wrong, errors)}
    />
  );
}
