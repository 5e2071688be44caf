import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { EVENT_NAMES } from '../../log/event-names.text.ts';
import { MAIL_NAMES } from '../../mails/mail-names.text.ts';

const mailStates = {
  waiting: { de: 'wartet', en: 'waiting' },
  sent: { de: 'gesendet', en: 'sent' },
  dead: { de: 'nicht zustellbar', en: 'not delivered' },
  cancelled: { de: 'nicht gesendet', en: 'not sent' },
} satisfies Texts;

const actors = {
  applicant: { de: 'Bewerberin oder Bewerber', en: 'applicant' },
  operator: { de: 'Admin', en: 'admin' },
  account: { de: 'Konto', en: 'account' },
  system: { de: 'System', en: 'system' },
} satisfies Texts;

const rest = {
  mail: { de: 'E-Mail', en: 'E-mail' },
  upload: { de: 'Hochgeladen', en: 'Uploaded' },
  without: { de: 'ohne {papers}', en: 'without {papers}' },
} satisfies Texts;

export function timelineTexts(lang: Lang) {
  return {
    ...say(rest, lang),
    events: say(EVENT_NAMES, lang) as Readonly<Record<string, string>>,
    mails: say(MAIL_NAMES, lang) as Readonly<Record<string, string>>,
    mailStates: say(mailStates, lang) as Readonly<Record<string, string>>,
    actors: say(actors, lang) as Readonly<Record<string, string>>,
  };
}
