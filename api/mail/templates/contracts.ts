import { daysInWords } from '#contract/duration.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { TOKEN_LIFE_DAYS } from '#contract/limits.ts';
import { linkRule } from './link-rule.ts';
import { type MailFacts, type MailLink, pick, type Template } from './template.ts';

/** The heading of the operator's reason; a contract that ends by itself has none. */
const REASON: Text = { de: 'Der Grund', en: 'The reason' };
const TO_CONTRACT: Text = { de: 'Zum Vertrag', en: 'Go to the contract' };

interface ContractMailTexts {
  headline: Text;
  first: Text;
  second: Text;
  /** The mail tells that a contract is cancelled: it quotes the reason, if there is one. */
  isEnd?: true;
}

/** Mails about a contract: one to its employer and one to its candidate for each occasion. */
export const CONTRACTS = {
  'employer-contract-sent': toEmployer({
    headline: { de: 'Ein Vertrag wartet auf Ihre Unterschrift', en: 'A contract is waiting for your signature' },
    first: {
      de: 'Der Vertrag {contract} mit {candidate} ist fertig.',
      en: 'The contract {contract} with {candidate} is ready.',
    },
    second: {
      de: 'Bitte laden Sie ihn in Ihrem Bereich herunter, lesen und unterschreiben Sie ihn und laden Sie Ihr Exemplar als PDF hoch.',
      en: 'Please download it in your area, read and sign it, and upload your copy as a PDF.',
    },
  }),
  'contract-sent': toCandidate({
    headline: { de: 'Ihr Arbeitsvertrag ist fertig', en: 'Your employment contract is ready' },
    first: {
      de: 'Der Vertrag {contract} mit {organization} wartet auf Ihre Unterschrift.',
      en: 'The contract {contract} with {organization} is waiting for your signature.',
    },
    second: {
      de: 'Lesen Sie zuerst die Kostenübersicht: wer was bezahlt. Danach laden Sie den Vertrag herunter, unterschreiben ihn und laden ihn als PDF hoch.',
      en: 'First read the cost sheet: who pays what. Then download the contract, sign it and upload it as a PDF.',
    },
  }),
  'employer-contract-changed': toEmployer({
    headline: { de: 'Ein Vertrag hat sich geändert', en: 'A contract has changed' },
    first: {
      de: 'Wir haben den Vertrag {contract} mit {candidate} geändert.',
      en: 'We have changed the contract {contract} with {candidate}.',
    },
    second: {
      de: 'Frühere Unterschriften gelten für die neue Fassung nicht. Bitte lesen und unterschreiben Sie sie.',
      en: 'Earlier signatures do not count for the new version. Please read it and sign it.',
    },
  }),
  'contract-changed': toCandidate({
    headline: { de: 'Ihr Arbeitsvertrag hat sich geändert', en: 'Your employment contract has changed' },
    first: {
      de: 'Wir haben den Vertrag {contract} mit {organization} geändert.',
      en: 'We have changed the contract {contract} with {organization}.',
    },
    second: {
      de: 'Frühere Unterschriften gelten für die neue Fassung nicht. Bitte lesen Sie sie und die Kostenübersicht noch einmal, und unterschreiben Sie sie.',
      en: 'Earlier signatures do not count for the new version. Please read it and the cost sheet again, and sign it.',
    },
  }),
  'employer-contract-signed': toEmployer({
    headline: { de: '{candidate} hat unterschrieben', en: '{candidate} has signed' },
    first: {
      de: 'Das unterschriebene Exemplar des Vertrags {contract} liegt in Ihrem Bereich.',
      en: 'The signed copy of the contract {contract} is in your area.',
    },
    second: {
      de: 'Jetzt fehlt nur noch Ihre Unterschrift. Bitte laden Sie Ihr Exemplar als PDF hoch.',
      en: 'Now only your signature is missing. Please upload your copy as a PDF.',
    },
  }),
  'contract-signed': toCandidate({
    headline: { de: 'Ihr Arbeitgeber hat unterschrieben', en: 'Your employer has signed' },
    first: {
      de: '{organization} hat den Vertrag {contract} unterschrieben.',
      en: '{organization} has signed the contract {contract}.',
    },
    second: {
      de: 'Jetzt fehlt nur noch Ihre Unterschrift. Bitte laden Sie Ihr Exemplar als PDF hoch.',
      en: 'Now only your signature is missing. Please upload your copy as a PDF.',
    },
  }),
  'employer-contract-active': toEmployer({
    headline: { de: 'Der Vertrag ist unterschrieben', en: 'The contract is signed' },
    first: {
      de: 'Beide Seiten haben den Vertrag {contract} mit {candidate} unterschrieben.',
      en: 'Both sides have signed the contract {contract} with {candidate}.',
    },
    second: {
      de: 'Die Arbeit beginnt erst, wenn die ZAV sie für diese Person bestätigt hat. Beide Exemplare liegen in Ihrem Bereich.',
      en: 'Work begins only once the ZAV has confirmed it for this person. Both copies are in your area.',
    },
  }),
  'contract-active': toCandidate({
    headline: { de: 'Ihr Vertrag ist unterschrieben', en: 'Your contract is signed' },
    first: {
      de: 'Sie und {organization} haben den Vertrag {contract} unterschrieben.',
      en: 'You and {organization} have signed the contract {contract}.',
    },
    second: {
      de: 'Sie dürfen erst arbeiten, wenn die ZAV es bestätigt hat und Ihr Visum da ist. Beide Exemplare können Sie herunterladen.',
      en: 'You may only work once the ZAV has confirmed it and you have your visa. You can download both copies.',
    },
  }),
  'employer-contract-cancelled': toEmployer({
    headline: { de: 'Ein Vertrag wurde aufgehoben', en: 'A contract was cancelled' },
    first: {
      de: 'Der Vertrag {contract} mit {candidate} gilt nicht mehr.',
      en: 'The contract {contract} with {candidate} is no longer valid.',
    },
    second: {
      de: 'Wenn Sie Fragen haben, schreiben Sie uns bitte.',
      en: 'If you have questions, please write to us.',
    },
    isEnd: true,
  }),
  'contract-cancelled': toCandidate({
    headline: { de: 'Ihr Vertrag wurde aufgehoben', en: 'Your contract was cancelled' },
    first: {
      de: 'Der Vertrag {contract} mit {organization} gilt nicht mehr.',
      en: 'The contract {contract} with {organization} is no longer valid.',
    },
    second: {
      de: 'Wenn Sie Fragen haben, schreiben Sie uns bitte. Buchen Sie bis dahin nichts.',
      en: 'If you have questions, please write to us. Do not book anything until then.',
    },
    isEnd: true,
  }),
} satisfies Record<string, Template>;

function toEmployer(texts: ContractMailTexts): Template {
  return mail(texts, (lang, { contract_id: contract }) => ({
    // Mails that were queued by an older version name no contract.
    page: `/${lang}/employer/contracts${contract ? `?${new URLSearchParams({ contract })}` : ''}`,
  }));
}

function toCandidate(texts: ContractMailTexts): Template {
  return mail(texts, (lang) => ({
    page: `/${lang}/contract`,
    query: 'token',
    rule: linkRule(daysInWords(TOKEN_LIFE_DAYS), lang),
  }));
}

function mail(texts: ContractMailTexts, link: (lang: Lang, params: MailFacts['params']) => MailLink): Template {
  return ({ params }, lang) => {
    const say = (text: Text): Text => ({ de: fill(text.de, params), en: fill(text.en, params) });
    const { headline, first, second } = texts;
    const reason = params.reason ?? '';
    return {
      ...pick(lang, { headline: say(headline), first: say(first), second: say(second) }),
      ...(texts.isEnd && reason && { box: { title: REASON[lang], text: reason } }),
      button: TO_CONTRACT[lang],
      link: link(lang, params),
    };
  };
}
