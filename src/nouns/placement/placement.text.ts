import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { CANDIDATE_OBSTACLES, type CandidateObstacle } from '#contract/placements/candidacy.ts';
import type { PlacementField } from '#contract/placements/placement-profile.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { obstaclesText, placementFigures } from './obstacles.text.ts';

/** What a placement asks of a student; the desk shows it under the same names. */
export const placementFields = {
  born_on: { de: 'Geburtsdatum', en: 'Date of birth' },
  nationality: { de: 'Staatsangehörigkeit', en: 'Nationality' },
  home_address: { de: 'Anschrift zu Hause', en: 'Home address' },
  passport_until: { de: 'Reisepass gültig bis', en: 'Passport valid until' },
  is_enrolled: { de: 'An einer Hochschule eingeschrieben', en: 'Enrolled at a university' },
  university: { de: 'Hochschule', en: 'University' },
  field_of_study: { de: 'Studienfach', en: 'Field of study' },
  vacation_from: { de: 'Semesterferien: erster Tag', en: 'Vacation: first day' },
  vacation_until: { de: 'Semesterferien: letzter Tag', en: 'Vacation: last day' },
  days_worked: {
    de: 'Tage in einem Job in Deutschland in den letzten zwölf Monaten (Kalendertage)',
    en: 'Days in a job in Germany in the last twelve months (calendar days)',
  },
  available_from: { de: 'Ich kann ab', en: 'I am available from' },
  available_until: { de: 'Ich kann bis', en: 'I am available until' },
  level: { de: 'Deutsch laut Zertifikat', en: 'German by certificate' },
  certificate_provider: { de: 'Wer das Zertifikat ausgestellt hat', en: 'Who issued the certificate' },
  certificate_on: { de: 'Datum des Zertifikats', en: 'Date of the certificate' },
  first_wish: { de: 'Am liebsten', en: 'First choice' },
  second_wish: { de: 'Auch gern', en: 'Second choice' },
} satisfies Texts & Record<PlacementField, unknown>;

/** What leads to the form, wherever it stands. */
export const placementLink = {
  title: { de: 'Angaben für Ihren Einsatz', en: 'Details for your placement' },
  open: { de: 'Angaben öffnen', en: 'Open the details' },
} satisfies Texts;

/** What is said of an offer that ran out or was taken back, and of a place. */
export const endedOffer = {
  expired: { de: 'Das Angebot von {company} ist abgelaufen', en: 'The offer from {company} has run out' },
  over: { de: 'Das Angebot von {company} ist beendet', en: 'The offer from {company} has ended' },
  expiredText: {
    de: 'Es galt für die Tage {days} und ist seit dem {date} vorbei, weil keine Antwort kam. Dieser Platz kommt nicht wieder.',
    en: 'It was for {days} and has been over since {date}, as no answer came. This place does not come back.',
  },
  withheldText: {
    de: 'Es galt für die Tage {days}. Wir mussten es am {date} zurücknehmen.',
    en: 'It was for {days}. We had to withdraw it on {date}.',
  },
  withdrawnText: {
    de: 'Es galt für die Tage {days}. Seit dem {date} gibt es diesen Platz für Sie nicht mehr.',
    en: 'It was for {days}. Since {date} this place is no longer offered to you.',
  },
  placeOver: { de: 'Ihr Platz bei {company} ist beendet', en: 'Your place at {company} has ended' },
  withheldPlaceText: {
    de: 'Er war für die Tage {days}. Wir mussten ihn am {date} zurücknehmen.',
    en: 'It was for {days}. We had to take it back on {date}.',
  },
  withdrawnPlaceText: {
    de: 'Er war für die Tage {days} und ist seit dem {date} beendet.',
    en: 'It was for {days} and ended on {date}.',
  },
  others: {
    de: 'Für andere Plätze bleiben Sie in der Auswahl.',
    en: 'You are still considered for other placements.',
  },
  noOthers: {
    de: 'Für andere Plätze sind Sie gerade nicht in der Auswahl. Was dafür fehlt, steht bei Ihren Angaben.',
    en: 'You are not considered for other placements at the moment. Your details say what is missing.',
  },
} satisfies Texts;

/** What says that an offer or a contract waits for an answer, wherever it stands. */
export const answerNotes = {
  title: { de: '{company} möchte mit Ihnen arbeiten', en: '{company} would like to work with you' },
  until: {
    de: 'Bitte antworten Sie bis {date}. Danach kann der Platz an jemand anderen gehen.',
    en: 'Please answer by {date}. After that the place may go to somebody else.',
  },
  blocked: {
    de: 'An diesem Angebot ist etwas zu klären, bevor Sie es annehmen können. Wir klären das mit dem Arbeitgeber.',
    en: 'Something about this offer has to be settled before you can accept it. We are settling it with the employer.',
  },
  open: { de: 'Angebot ansehen', en: 'See the offer' },
  contract: {
    de: 'Ihr Vertrag mit {company} wartet auf Ihre Unterschrift',
    en: 'Your contract with {company} is waiting for your signature',
  },
  back: {
    de: 'Ihr unterschriebener Vertrag mit {company} kam zurück',
    en: 'Your signed contract with {company} came back',
  },
  again: {
    de: 'Bitte laden Sie ihn neu hoch. Warum, steht beim Vertrag. Ihr erster Arbeitstag ist der {date}.',
    en: 'Please upload it anew. The contract page says why. Your first day of work is {date}.',
  },
  starts: {
    de: 'Bitte lesen und unterschreiben Sie ihn bald. Ihr erster Arbeitstag ist der {date}.',
    en: 'Please read and sign it soon. Your first day of work is {date}.',
  },
  sign: { de: 'Vertrag öffnen', en: 'Open the contract' },
  see: { de: 'Platz ansehen', en: 'See the place' },
  ...endedOffer,
  place: { de: 'Ihr Platz bei {company}, {days}', en: 'Your place at {company}, {days}' },
  place_none: {
    de: 'Als Nächstes senden wir Ihnen den Vertrag. Bitte buchen Sie noch keinen Flug.',
    en: 'Next we send you the contract. Please do not book a flight yet.',
  },
  place_overdue: {
    de: 'Ihr erster Arbeitstag war der {date}, und uns fehlt ein Vertrag, den beide unterschrieben haben. Ohne einen solchen arbeiten Sie nicht, und buchen Sie nichts. Wir klären das mit dem Arbeitgeber; schreiben Sie uns gern.',
    en: 'Your first day of work was {date}, and we lack a contract that both have signed. Without one do not work, and do not book anything. We are settling this with the employer; you are welcome to write to us.',
  },
  place_cancelled: {
    de: 'Der Vertrag für diesen Platz wurde zurückgezogen; warum, steht beim Vertrag. Wir klären, ob ein neuer kommt, und schreiben Ihnen. Bitte buchen Sie nichts.',
    en: 'The contract for this place was cancelled; the contract page says why. We are settling whether a new one comes, and will write to you. Please do not book anything.',
  },
  place_signing: {
    de: 'Ihr unterschriebener Vertrag ist da. Als Nächstes kommt der des Arbeitgebers. Wir prüfen jeden.',
    en: 'Your signed contract is here. Next comes the employer’s. We check each.',
  },
  place_checking: {
    de: 'Ihr unterschriebener Vertrag und der des Arbeitgebers sind da. Wir prüfen sie und schreiben Ihnen.',
    en: 'Your signed contract and the employer’s are here. We check them and will write to you.',
  },
  place_checked: {
    de: 'Beide Exemplare sind angenommen. Als Nächstes: Tauschen Sie das unterschriebene Papier aus, bevor die Arbeit beginnt.',
    en: 'Both copies are accepted. Next: exchange the signed paper before work begins.',
  },
  place_exchanged: {
    de: 'Das Papier ist ausgetauscht. Was noch fehlt, steht beim Vertrag. Arbeiten Sie nicht vorher.',
    en: 'The paper is exchanged. What is still missing stands with the contract. Do not work before.',
    law: ['§ 4a (5) AufenthG'],
  },
  place_left: {
    de: 'Ihre Bewerbung ist beendet, Ihr Vertrag nicht. Wie Sie und der Arbeitgeber ihn beenden, steht beim Vertrag. Dort können Sie uns auch schreiben.',
    en: 'Your application has ended, your contract has not. The contract page says how you and the employer end it. You can write to us there too.',
  },
  place_end: {
    de: 'Das Ende Ihres Vertrags ist festgehalten. Letzter Tag: {date}. Was das heißt, steht beim Vertrag.',
    en: 'The end of your contract is noted. Last day: {date}. The contract page says what that means.',
  },
  place_ended: {
    de: 'Ihr letzter Arbeitstag war der {date}. Vertrag und unterschriebene Exemplare finden Sie weiter hier, etwa für ein Zeugnis oder die Steuer.',
    en: 'Your last day of work was {date}. You still find the contract and the signed copies here, for instance for a certificate or your taxes.',
  },
  place_began: { de: 'Ihre Arbeit hat begonnen. Alles Gute!', en: 'Your work has begun. All the best!' },
  place_absent: {
    de: 'Ihr Arbeitgeber oder wir haben festgehalten, dass Sie nicht gekommen sind. Stimmt das nicht, schreiben Sie uns bitte gleich.',
    en: 'Your employer or we have noted that you did not come. If this is not right, please write to us at once.',
  },
  'place_in-force': {
    de: 'Für den Vertrag fehlt nichts mehr. Ihr erster Arbeitstag ist der {date}.',
    en: 'Nothing is missing for the contract any more. Your first day of work is {date}.',
  },
} satisfies Texts;

/** What stands in the way of becoming a candidate: what the pre-check says, and what only comes with wishes. */
const candidateObstacles = {
  ...obstaclesText,
  'season-over': {
    de: 'Ihre Saison ist vorbei. Bitten Sie auf Ihrer Statusseite um die nächste, sobald sie dort zur Wahl steht; oder schreiben Sie uns.',
    en: 'Your season is over. Ask for the next one on your status page as soon as you can choose it there; or write to us.',
  },
  'availability-short': {
    de: 'Von den Tagen, an denen Sie können, liegen weniger als {min} in Ihren Semesterferien und in der Saison. Für so kurze Zeit finden wir selten einen Betrieb. Geben Sie mehr Tage an, wenn Sie können.',
    en: 'Of the days on which you are available, fewer than {min} lie in your vacation and in the season. We rarely find an employer for so short a time. If you can, give more days.',
  },
} satisfies Record<CandidateObstacle, Texts[string]>;

/** The sentences about obstacles in one language, with the figures of the rules. */
export function obstaclesIn(lang: Lang, rules: Parameters<typeof placementFigures>[0]) {
  const said = say(candidateObstacles, lang);
  const figures = placementFigures(rules);
  return Object.fromEntries(CANDIDATE_OBSTACLES.map((one) => [one, fill(said[one], figures)])) as typeof said;
}
