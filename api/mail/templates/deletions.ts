import { dayInWords } from '#contract/day-in-words.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { type MailFacts, OPEN_APPLICATION, type Template, toApplication, toPage } from './template.ts';

/** Mails that tell of a deletion some time before: what goes, when, and what can be done; and that it is off for now. */
export const DELETIONS = {
  'deletion-application': (facts, lang) => ({
    ...frame(facts, lang),
    headline: facts.params.other
      ? { de: 'Wir löschen bald eine Ihrer Bewerbungen', en: 'We will soon delete one of your applications' }
      : { de: 'Wir löschen bald Ihre Bewerbung', en: 'We will soon delete your application' },
    first:
      facts.params.open === 'yes'
        ? {
            de: `In Ihrer Bewerbung hat sich lange nichts getan. Ab dem {due} löschen wir alles, was wir dazu aufheben: Ihre Angaben, Ihre Unterlagen und unsere E-Mails. Möchten Sie weitermachen? ${goOn(facts).de}`,
            en: `Nothing has happened in your application for a long time. From {due} on we will delete everything that we keep about it: your details, your documents and our e-mails. Do you want to go on? ${goOn(facts).en}`,
          }
        : {
            de: 'Ihre Bewerbung ist abgeschlossen, und wir brauchen sie nicht mehr. Ab dem {due} löschen wir alles, was wir dazu aufheben: Ihre Angaben, Ihre Unterlagen und unsere E-Mails.',
            en: 'Your application is closed, and we no longer need it. From {due} on we will delete everything that we keep about it: your details, your documents and our e-mails.',
          },
    ...(facts.params.open === 'yes' && { link: toApplication, button: OPEN_APPLICATION }),
  }),
  'deletion-passport': (facts, lang) => ({
    ...frame(facts, lang),
    headline: { de: 'Wir löschen bald Ihre Ausweiskopie', en: 'We will soon delete the copy of your ID' },
    first: {
      de: 'Wir brauchen die Kopie Ihres Ausweises oder Reisepasses nicht mehr. Ab dem {due} löschen wir sie und was wir daraus notiert haben. Alles andere bleibt vorerst; auch davon sagen wir Ihnen vorher Bescheid.',
      en: 'We no longer need the copy of your ID or passport. From {due} on we will delete it and what we noted from it. Everything else stays for now; we will tell you before that goes, too.',
    },
  }),
  'kept-for-now': ({ params, site }) => ({
    headline: { de: 'Wir löschen vorerst nicht', en: 'We are not deleting for now' },
    first:
      params.what === 'passport'
        ? {
            de: 'Wir hatten Ihnen geschrieben, dass wir die Kopie Ihres Ausweises oder Reisepasses bald löschen. Das gilt nicht mehr: Wir heben sie vorerst weiter auf. Bevor wir sie löschen, schreiben wir Ihnen noch einmal.',
            en: 'We wrote that we will soon delete the copy of your ID or passport. This no longer holds: we keep it for now. Before we delete it, we will write to you again.',
          }
        : {
            de: 'Wir hatten Ihnen geschrieben, dass wir Ihre Bewerbung bald löschen. Das gilt nicht mehr: Wir heben sie vorerst weiter auf. Bevor wir sie löschen, schreiben wir Ihnen noch einmal.',
            en: 'We wrote that we will soon delete your application. This no longer holds: we keep it for now. Before we delete it, we will write to you again.',
          },
    second: {
      de: 'Auf der Seite „Ihre Daten“ sehen Sie, was wir haben, und können alles mitnehmen. Fragen dazu beantworten wir unter {email}.',
      en: 'On the page “Your data” you see what we have, and can take everything along. We answer questions about this at {email}.',
    },
    values: { email: site.contact.privacyEmail },
    button: SEE_MY_DATA,
    link: toPage('/my-data'),
  }),
} satisfies Record<string, Template>;

/** Whoever waits for the operator has no step to take. */
function goOn({ next }: MailFacts): Readonly<Record<Lang, string>> {
  return next?.turn === 'operator'
    ? {
        de: 'Der nächste Schritt liegt bei uns. Schreiben Sie uns bitte vorher an {contact}.',
        en: 'The next step is ours. Please write to us before that at {contact}.',
      }
    : {
        de: 'Dann tun Sie bitte vorher den nächsten Schritt.',
        en: 'Then please take the next step before that.',
      };
}

/** The page needs no token: it sends a fresh link, as the mail may be read weeks later. */
function frame({ params, site }: MailFacts, lang: Lang) {
  return {
    paragraphs: [
      ...(params.other ? [ANOTHER_STAYS] : []),
      ...(params.account ? [ACCOUNT_GOES] : []),
      ...(params.kept ? [CONTRACT_STAYS] : []),
      CHOICE,
    ],
    values: {
      due: dayInWords(params.due ?? '', lang),
      kept: params.kept ? dayInWords(params.kept, lang) : '',
      email: site.contact.privacyEmail,
    },
    button: SEE_MY_DATA,
    link: toPage('/my-data'),
  };
}

const SEE_MY_DATA: Text = { de: 'Meine Daten ansehen', en: 'See my data' };
const ANOTHER_STAYS: Text = {
  de: 'Das betrifft nur die Bewerbung {number}. Ihre Bewerbung {other} geht weiter wie bisher.',
  en: 'This is only about the application {number}. Your application {other} goes on as before.',
};
const ACCOUNT_GOES: Text = {
  de: 'Auch Ihr Konto löschen wir dann: Es gehört nur zu dieser Bewerbung.',
  en: 'We will delete your account then, too: it holds only this application.',
};
const CONTRACT_STAYS: Text = {
  de: 'Ihren Arbeitsvertrag müssen wir bis zum {kept} aufbewahren.',
  en: 'We have to keep your employment contract until {kept}.',
};
const CHOICE: Text = {
  de: 'Bis dahin können Sie auf der Seite „Ihre Daten“ alles mitnehmen oder sofort löschen. Sollen wir länger aufheben, was zu Ihnen gehört, etwa weil ein Streit noch offen ist? Dann schreiben Sie uns bitte vorher an {email}.',
  en: 'Until then you can take everything along on the page “Your data”, or delete it at once. Should we keep it for longer, perhaps because a dispute is still open? Then please write to us before that at {email}.',
};
