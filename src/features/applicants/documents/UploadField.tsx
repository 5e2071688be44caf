import type { FileType } from '#contract/documents/file.ts';
import { PlainPhotos } from '#src/nouns/document/PlainPhotos.tsx';
import { FileField } from '#src/ui/file/FileField.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { useShell } from '../shell/shell-context.ts';
import { isHelping } from '../shell/tab-storage.ts';
import { sayUploadProblem } from './say-upload-problem.ts';

interface Props {
  form: FormHandle;
  name: string;
  label: string;
  hint: string;
  allowed: readonly FileType[];
  /** This page's own sentence for a file of the wrong type or size. */
  wrong?: string | undefined;
}

/** The file field with this feature's texts. Where more than PDF is accepted, the field offers photos too. */
export function UploadField({ wrong, ...field }: Props) {
  const { lang, texts, errors, search, application } = useShell();
  const { view } = application;
  const own = view.kind === 'applicant' && {
    token: view.token,
    keepAs: isHelping(search) ? undefined : `${view.applicant.id} ${field.form.idOf(field.name)}`,
  };
  return (
    <>
      <FileField
        {...field}
        {...own}
        lang={lang}
        texts={texts.form}
        choose={field.allowed.length > 1 ? texts.form.choosePhoto : texts.form.choose}
        sayProblem={(problem) => sayUploadProblem(problem, wrong, errors)}
      />
      <PlainPhotos {...field} lang={lang} />
    </>
  );
}
