import type { FileType } from '#contract/documents/file.ts';
import type { FileProblem } from '#contract/documents/file-problem.ts';
import type { Lang } from '#contract/languages.ts';
import type { UploadTexts } from '../chosen-file/upload-texts.ts';
import type { FormHandle } from '../form/useForm.ts';

interface FileTexts extends UploadTexts {
  drop: string;
  or: string;
  fileSentence: string;
}

export interface FileFieldProps {
  form: FormHandle;
  name: string;
  label: string;
  hint: string;
  choose: string;
  allowed: readonly FileType[];
  lang: Lang;
  texts: FileTexts;
  sayProblem: (problem: FileProblem) => string;
  /** Of the application that the file is for, under which it goes ahead of its form. */
  token?: string | undefined;
  /** The name under which the device keeps the file until it is sent; without one it keeps none. */
  keepAs?: string | undefined;
}
