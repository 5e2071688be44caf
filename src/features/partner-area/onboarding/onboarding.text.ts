import type { Lang } from '#contract/languages.ts';
import { savingFormText } from '#src/i18n/form.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { profileDetails } from '../profile-details.text.ts';

export const onboardingTitle = { de: 'Partner-Profil anlegen', en: 'Create your partner profile' };

const texts = {
  title: onboardingTitle,
  lead: {
    de: 'Wenige Angaben, dann haben Sie Ihren QR-Code und Ihren Einladungslink.',
    en: 'A few details, then you have your QR code and your invitation link.',
  },
  colleague: {
    de: 'Ihre Einrichtung hat schon ein Profil, oder Ihr Zugang dazu wurde beendet? Dann legen Sie kein zweites an: Bitten Sie dort die Person, die das Profil verwaltet, um eine neue Einladung.',
    en: 'Does your organisation already have a profile, or has your access to it ended? Then do not create a second one: ask the person there who manages the profile for a new invitation.',
  },
  endedTitle: { de: 'Ihr Zugang ist beendet', en: 'Your access has ended' },
  endedElse: {
    de: 'Dieses Formular ist nur für eine andere Einrichtung.',
    en: 'This form is only for another organisation.',
  },
  organization: { de: 'Name der Einrichtung', en: 'Name of the organisation' },
  organizationHint: {
    de: 'So, wie Studierende Sie kennen. Der Name steht auf Ihrem Aushang.',
    en: 'As students know you. The name appears on your poster.',
  },
  contactPerson: { de: 'Ansprechperson', en: 'Contact person' },
  contactPersonHint: {
    de: 'Wen Studierende und wir bei Fragen ansprechen.',
    en: 'The person whom students and we can ask.',
  },
  submit: { de: 'Profil erstellen', en: 'Create profile' },
  fallback: { de: 'Fehler beim Erstellen des Profils.', en: 'Error creating the profile.' },
  nextTitle: { de: 'So geht es weiter', en: 'What comes next' },
  next: {
    de: 'Link und Code gelten sofort. Namen und Zahlen Ihrer Studierenden sehen Sie, sobald wir Ihre Einrichtung geprüft haben.',
    en: 'Link and code work at once. You will see the names and figures of your students once we have checked your organisation.',
  },
} satisfies Texts;

export function onboardingTexts(lang: Lang) {
  return { ...say(texts, lang), details: say(profileDetails, lang), form: say(savingFormText, lang) };
}
