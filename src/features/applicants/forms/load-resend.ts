import type { Lang } from '#contract/languages.ts';
import { readTextFile } from '#src/lib/read-text-file.ts';
import type { ResendTexts } from '../shell/shell.text.ts';
import type { StartTexts } from '../start/start.text.ts';
import { ResendForm } from './ResendForm.tsx';

export interface ResendPage {
  lang: Lang;
  startAddress: string;
}

export interface LoadedResend {
  ResendForm: typeof ResendForm;
  texts: ResendTexts;
}

export async function loadResend({ lang, startAddress }: ResendPage): Promise<LoadedResend> {
  return { ResendForm, texts: (await readTextFile<StartTexts>(startAddress, lang)).resend };
}
