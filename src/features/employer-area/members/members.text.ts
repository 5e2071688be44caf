import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { membersTexts, membersTitle } from '#src/nouns/member/members.text.ts';
import { employerForm } from '../employer-area.text.ts';
import { loadingTexts } from '../loading.text.ts';

const page = {
  title: membersTitle,
  close: { de: 'Schließen', en: 'Close' },
} satisfies Texts;

export function employerMembersTexts(lang: Lang) {
  return {
    ...say({ ...page, ...loadingTexts }, lang),
    members: membersTexts(lang, 'employer'),
    form: say(employerForm, lang),
  };
}
export type EmployerMembersTexts = ReturnType<typeof employerMembersTexts>;
