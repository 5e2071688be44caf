import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { membersTexts, membersTitle } from '#src/nouns/member/members.text.ts';
import { employerForm } from '../employer-area.text.ts';
import { loadingTexts } from '../loading.text.ts';

export const employerMembersText = {
  title: membersTitle,
  description: {
    de: 'Wer für Ihre Firma Zugang hat, und wie Sie Kolleginnen und Kollegen einladen.',
    en: 'Who has access for your company, and how you invite colleagues.',
  },
} satisfies Texts;

const page = {
  title: membersTitle,
  back: { de: 'Zur Übersicht', en: 'Back to the overview' },
  close: { de: 'Schließen', en: 'Close' },
} satisfies Texts;

export function employerMembersTexts(lang: Lang) {
  return {
    ...say(page, lang),
    ...say(loadingTexts, lang),
    members: membersTexts(lang, 'employer'),
    form: say(employerForm, lang),
  };
}
export type EmployerMembersTexts = ReturnType<typeof employerMembersTexts>;
