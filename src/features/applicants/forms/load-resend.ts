import type { Lang } from '#contract/languages.ts';
import type { ResendTexts } from '../shell/shell.text.ts';
import { readStartTexts } from '../start/read-start-texts.ts';
import { ResendForm } from './ResendForm.tsx';

export interface ResendPage {
  lang: Lang;
  startAddress: string;
}

export interface LoadedResend {
  ResendForm: typeof ResendForm;
  texts: ResendTexts;
}

export async function loadResend(page: ResendPage): Promise<LoadedResend> {
  return { ResendForm, texts: (await readStartTexts(page)).resend };
}
