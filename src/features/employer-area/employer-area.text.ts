import type { Lang } from '#contract/languages.ts';
import { aroundFormText } from '#src/i18n/form.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { employerFields, employerStates, housingTexts } from '#src/nouns/employer/employer.text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';
import { contractCardsTexts } from './contracts/contracts.text.ts';
import { loadingTexts } from './loading.text.ts';
import { poolSectionTexts } from './pool/pool.text.ts';
import { profile, vetting } from './profile.text.ts';
import { requirementList } from './requirements/requirements.text.ts';

export const employerAreaTitle = { de: 'Übersicht für Arbeitgeber', en: 'Employer overview' };

const page = {
  hello: { de: 'Willkommen', en: 'Welcome' },
  helloName: { de: 'Willkommen, {name}', en: 'Welcome, {name}' },
  signedInAs: { de: 'Angemeldet als {email}', en: 'Signed in as {email}' },
  accountTitle: { de: 'Ihr Konto', en: 'Your account' },
  email: { de: 'E-Mail', en: 'E-mail' },
  settings: { de: 'Einstellungen', en: 'Settings' },
  helpTitle: { de: 'Fragen?', en: 'Questions?' },
  helpText: { de: 'Wir antworten innerhalb von {hours} Stunden.', en: 'We reply within {hours} hours.' },
  close: { de: 'Schließen', en: 'Close' },
} satisfies Texts;

export const employerForm = {
  ...aroundFormText,
  refusedTitle: { de: 'Das wurde nicht gespeichert', en: 'This was not saved' },
} satisfies Texts;

export function employerAreaTexts(lang: Lang) {
  return {
    ...say({ ...page, ...loadingTexts, vetting, profile, fields: employerFields, states: employerStates }, lang),
    ...say({ housing: housingTexts, form: employerForm }, lang),
    contracts: contractCardsTexts(lang),
    pool: poolSectionTexts(lang),
    requirements: say(requirementList, lang),
    names: requirementTexts(lang),
  };
}
export type EmployerAreaTexts = ReturnType<typeof employerAreaTexts>;
