import type { Lang } from '#contract/languages.ts';
import * as texts from './breach.text.ts';
import { commonText } from './common.text.ts';
import type { Say } from './facts.ts';
import { heading, list, type Paper, paragraph, sample, steps, table } from './paper.ts';

const { breachText, RISKS, QUESTIONS } = texts;

/** The steps when data gets into wrong hands, Art. 33 and 34 GDPR, with the product's own commands. */
export function breach(say: Say, lang: Lang): Paper {
  const t = breachText;
  return {
    lang,
    title: say(t.title),
    notice: say(commonText.notice),
    body: [
      paragraph(say(t.print)),
      paragraph(say(t.what)),
      heading(say(t.who)),
      table([t.role, t.reach].map(say), whom(say)),
      heading(say(t.firstHour)),
      steps(texts.FIRST_HOUR.map(say)),
      heading(say(t.find)),
      paragraph(say(t.findText)),
      table(
        [t.question, t.answer].map(say),
        QUESTIONS.map(({ question, answer }) => [say(question), say(answer)]),
      ),
      heading(say(t.risk)),
      paragraph(say(t.riskText)),
      table(
        [t.level, t.duty, t.example].map(say),
        RISKS.map(({ level, duty, example }) => [say(level), say(duty), say(example)]),
      ),
      heading(say(t.toAuthority)),
      paragraph(say(t.toAuthorityText)),
      sample(texts.AUTHORITY_LETTER.map(say)),
      heading(say(t.toPeople)),
      paragraph(say(t.toPeopleText)),
      sample(texts.PEOPLE_LETTER.map(say)),
      paragraph(say(t.notNeeded)),
      heading(say(t.after)),
      list(texts.AFTERWARDS.map(say)),
      heading(say(t.log)),
      paragraph(say(t.logText)),
      table([t.when, t.happened, t.effects, t.done, t.told].map(say), [EMPTY, EMPTY, EMPTY]),
    ],
  };
}

const EMPTY = ['\u00a0', '', '', '', ''];
const BLANK = '[…]';

function whom(say: Say): string[][] {
  const { decides, officer, technician, counsel, hoster, mailer, authority, authorityReach } = breachText;
  return [
    ...[decides, officer, technician, counsel, hoster, mailer].map((who) => [say(who), BLANK]),
    [say(authority), say(authorityReach)],
  ];
}
