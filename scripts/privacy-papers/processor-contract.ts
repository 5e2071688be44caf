import type { Lang } from '#contract/languages.ts';
import { ACTIVITIES } from './activities.text.ts';
import { commonText } from './common.text.ts';
import type { Say } from './facts.ts';
import { measures } from './measures.ts';
import { heading, list, type Paper, paragraph, subheading, table } from './paper.ts';
import { CLAUSES, HOSTER_MEASURES, contractText as texts } from './processor-contract.text.ts';

/** A template for the contract with whoever runs the server, Art. 28(3)(a)–(h) GDPR, with its annexes. */
export function processorContract(say: Say, lang: Lang): Paper {
  return {
    lang,
    title: say(texts.title),
    notice: say(commonText.notice),
    body: [
      paragraph(say(texts.own)),
      heading(say(texts.parties)),
      list([say(texts.controller), say(texts.processor)]),
      ...CLAUSES.flatMap(({ title, rule, text }, index) => [
        subheading(`${index + 1}. ${say(title)} (${inLanguage(rule, lang)})`),
        ...text.map((one) => paragraph(say(one))),
      ]),
      heading(say(texts.signatures)),
      table([commonText.place, commonText.name, commonText.signature].map(say), [
        ['[…]', '[…]', ''],
        ['[…]', '[…]', ''],
      ]),
      heading(say(texts.annexSubject)),
      table([], subject(say)),
      heading(say(texts.annexData)),
      ...dataOf(say),
      heading(say(texts.annexMeasures)),
      subheading(say(texts.ownMeasures)),
      list(HOSTER_MEASURES.map(say)),
      subheading(say(texts.productMeasures)),
      ...measures(say),
      heading(say(texts.annexOthers)),
      table([texts.other, texts.otherWhat, texts.otherWhere].map(say), [[say(texts.toFill), '', '']]),
    ],
  };
}

/** A German paper cites 'Art. 28 Abs. 3 Buchst. a'. */
function inLanguage(rule: string, lang: Lang): string {
  if (lang === 'en') return rule;
  return rule
    .replace(/\((\d+)\)/g, ' Abs. $1')
    .replace(/\(([a-h])\)/g, ' Buchst. $1')
    .replace(/, {2}Abs\./g, ', Abs.');
}

function subject(say: Say): string[][] {
  const purposes = Object.values(ACTIVITIES).map(({ name }) => say(name));
  return [
    [say(texts.subject), say(texts.subjectText)],
    [say(texts.duration), say(texts.durationText)],
    [say(texts.nature), say(texts.natureText)],
    [say(texts.purpose), purposes.join('; ')],
    [say(texts.where), say(texts.whereText)],
    [say(texts.contacts), say(texts.contactsText)],
  ];
}

function dataOf(say: Say): string[] {
  const rows = Object.values(ACTIVITIES).map(({ people, data }) => [
    say(people),
    data.map(({ what }) => say(what)).join('\n'),
  ]);
  return [table([say(texts.people), say(texts.data)], rows), paragraph(say(texts.encrypted))];
}
