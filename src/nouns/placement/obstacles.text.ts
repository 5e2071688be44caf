import type { Obstacle, PlacementRules } from '#contract/placements/placement-rules.ts';
import type { Texts } from '#src/i18n/text.ts';

/** What stands in the way: the rule, and the way out where there is one. */
export const obstaclesText = {
  'not-enrolled': {
    de: 'Nur wer eingeschrieben ist, bekommt die Erlaubnis für einen Ferienjob. Das geht wieder, sobald Sie studieren.',
    en: 'Only people who are enrolled get permission for a holiday job. It is possible again once you study.',
    law: ['§ 14 (2) BeschV'],
  },
  'too-young': {
    de: 'Am ersten Arbeitstag wären Sie jünger als {young}. Für Jüngere verbietet das Gesetz Nacht- und meist auch Wochenendarbeit. Ein Beginn ab Ihrem {young}. Geburtstag kann helfen.',
    en: 'On the first day of work you would be younger than {young}. The law forbids night work and most weekend work to younger people. A start on or after the day on which you turn {young} may help.',
    law: ['§§ 14, 16, 17 JArbSchG'],
  },
  'too-old': {
    de: 'Am ersten Arbeitstag wären Sie älter als {age}. Diese Grenze setzt die Arbeitsagentur.',
    en: 'On the first day of work you would be older than {age}. The employment agency sets this limit.',
    law: ['arbeitsagentur.de, Ferienbeschäftigung'],
  },
  'vacation-outside': {
    de: 'Ihre Semesterferien liegen nicht in unserer Saison. Außerhalb der Ferien dürfen Sie nicht arbeiten. Fragen Sie uns nach anderen Terminen.',
    en: 'Your vacation is not within our season. You may not work outside your vacation. Ask us about other dates.',
    law: ['§ 14 (2) BeschV'],
  },
  'vacation-short': {
    de: 'Weniger als {min} Tage Ihrer Semesterferien liegen noch in unserer Saison. Für so kurze Zeit finden wir selten einen Betrieb. Fragen Sie uns nach anderen Terminen.',
    en: 'Fewer than {min} days of your vacation are still within our season. We rarely find an employer for so short a time. Ask us about other dates.',
    law: [],
  },
  'days-used': {
    de: 'Die {days} Tage sind verbraucht. Zwölf Monate nach Ihrem letzten Einsatz in Deutschland geht es wieder.',
    en: 'The {days} days are used up. It is possible again twelve months after your last job in Germany.',
    law: ['§ 14 (2) BeschV'],
  },
  'days-few': {
    de: 'Von den {days} Tagen bleiben weniger als {min}. Ein späterer Beginn kann helfen: Alte Tage zählen nach zwölf Monaten nicht mehr.',
    en: 'Fewer than {min} of the {days} days remain. A later start may help: old days no longer count after twelve months.',
    law: ['§ 14 (2) BeschV'],
  },
  'passport-missing': {
    de: 'Ohne Reisepass gibt es kein Visum. Beantragen Sie ihn jetzt: Das dauert oft mehrere Wochen. Bewerben können Sie sich schon.',
    en: 'There is no visa without a passport. Apply for one now: it often takes several weeks. You can already apply to us.',
    law: ['§ 3 AufenthG'],
  },
  'passport-short': {
    de: 'Ihr Reisepass läuft zu früh ab: Er muss noch {months} Monate nach dem letzten Arbeitstag gelten. Verlängern Sie ihn vor dem Visumantrag.',
    en: 'Your passport expires too early: it must be valid for {months} months after the last day of work. Renew it before you apply for the visa.',
    law: ['§ 3 AufenthG'],
  },
} satisfies Record<Obstacle, Texts[string]>;

/** The figures in these sentences. Pure. */
export function placementFigures(
  rules: Pick<PlacementRules, 'maxAge' | 'minAge' | 'maxDays' | 'minDays' | 'passportMonths'>,
) {
  return {
    age: rules.maxAge,
    young: rules.minAge,
    days: rules.maxDays,
    min: rules.minDays,
    months: rules.passportMonths,
  };
}
