import { applicationNumber } from '#contract/applications/application-number.ts';
import type { DeclarationLine } from '#contract/applications/declaration-lines.ts';
import { fill } from '#contract/fill.ts';
import { LANGUAGES, type Lang, type Text } from '#contract/languages.ts';
import { isPrintable } from '#contract/printable-name.ts';
import type { SiteConfig } from '../config/site.ts';
import { nextTurn } from '../time/next-turn.ts';
import { DECLARATION as T } from './declaration.text.ts';
import { GREY, type Paper, startPaper } from './paper.ts';

const VERSION = '21.11.2026';
const LEFT = 20;
const HALF = 80;
const RIGHT = LEFT + HALF + 10;
const FULL = RIGHT + HALF - LEFT;
const WRITING_HEIGHT = 11;
/** Printed for a missing first name: an empty line would ask a person with a single name for it. */
const NONE = '–';

/** The text typed for each line. */
export type Lines = Readonly<Partial<Record<DeclarationLine, string>>>;

/** The applicant whose name is filled in; without one, the blank form for everybody. */
export interface Signer {
  firstNames: string;
  lastName: string;
  applicationId: string;
}

/** The enrolment declaration: one A4 page in both languages, `lang` first, to print, sign and stamp. */
export async function drawDeclaration(
  site: SiteConfig,
  lang: Lang,
  signer?: Signer,
  lines: Lines = {},
): Promise<Buffer> {
  const other = LANGUAGES.find((each) => each !== lang) ?? lang;
  const paper = startPaper({ title: T.title[lang], author: site.brand.name, lang });
  const both = (text: Text) => `${text[lang]} / ${text[other]}`;

  drawHead(paper, site, lang, other, signer);
  await drawFields(paper, both, lines, signer);
  drawStatement(paper, lang, other, both);
  await nextTurn();
  paper.text(T.howTo[lang], LEFT, 268, { size: 9, weight: 700, width: FULL });
  paper.text(T.howTo[other], LEFT, 277, { size: 8, color: GREY, width: FULL, lang: other });
  paper.text(site.contact.email, LEFT, 286, { size: 8, color: GREY });
  return paper.finish();
}

function drawHead(paper: Paper, site: SiteConfig, lang: Lang, other: Lang, signer?: Signer): void {
  paper.text(site.brand.name, LEFT, 15, { size: 13, weight: 700 });
  paper.text(`${fill(T.form[lang], { version: VERSION })}`, LEFT, 22, { size: 8, color: GREY });
  paper.text(T.title[lang], LEFT, 33, { size: 22, weight: 700, tag: 'H1' });
  paper.text(T.title[other], LEFT, 44, { size: 12, color: GREY, lang: other });
  if (!signer) return;
  // The operator scans it when the originals arrive.
  paper.qr(signer.applicationId, 165, 14, 25);
  paper.text(fill(T.application[lang], { id: applicationNumber(signer.applicationId) }), 165, 40, {
    size: 8,
    width: 30,
  });
}

/** Others are answered between the lines: the longest names take the longest to fit. */
async function drawFields(paper: Paper, both: (text: Text) => string, lines: Lines, signer?: Signer): Promise<void> {
  paper.text(`1. ${both(T.person)}`, LEFT, 58, { size: 12, weight: 700, tag: 'H2' });
  paper.text(`2. ${both(T.studies)}`, LEFT, 110, { size: 12, weight: 700, tag: 'H2' });
  const fields = [
    [T.lastName, LEFT, 76, signer?.lastName],
    [T.firstName, RIGHT, 76, signer && (signer.firstNames || NONE)],
    [T.birthDate, LEFT, 95, lines.birth_date],
    [T.passport, RIGHT, 95, lines.passport_number],
    [T.university, LEFT, 128, lines.university],
    [T.studentNumber, RIGHT, 128, lines.student_number],
    [T.subject, LEFT, 147, lines.subject],
    [T.vacation, RIGHT, 147, lines.vacation],
  ] as const;
  for (const [label, x, y, known] of fields) {
    await nextTurn();
    field(paper, both(label), x, y, known);
  }
  await nextTurn();
}

/** A line to write on, with its label below. A known value is printed on it, if it can be; a long one in small letters. */
function field(paper: Paper, label: string, x: number, y: number, known = ''): void {
  const styles = [12, 9, 7, 5.5].map((size) => ({ size, weight: 700 as const, width: HALF }));
  const style = styles.find((each) => paper.heightOf(known, each) <= WRITING_HEIGHT) ?? styles.at(-1);
  paper.text(label, x, y + 1, { size: 8, color: GREY, width: HALF });
  paper.line(x, y, HALF);
  if (known && style && isPrintable(known)) paper.text(known, x, y - paper.heightOf(known, style) - 0.5, style);
}

function drawStatement(paper: Paper, lang: Lang, other: Lang, both: (text: Text) => string): void {
  paper.text(`3. ${both(T.statement)}`, LEFT, 162, { size: 12, weight: 700, tag: 'H2' });
  let y = 171;
  for (const sentence of [T.enrolled, T.holidays, T.truth]) {
    paper.text('•', LEFT, y, { size: 10 });
    y += paper.text(sentence[lang], LEFT + 4, y, { size: 10, width: FULL - 4 });
    y += paper.text(sentence[other], LEFT + 4, y, { size: 8, color: GREY, width: FULL - 4, lang: other }) + 2.5;
  }
  paper.line(LEFT, 246, HALF);
  paper.text(both(T.signature), LEFT, 247, { size: 8, color: GREY, width: HALF });
  paper.box(RIGHT, 212, HALF, 46);
  paper.text(both(T.stamp), RIGHT, 259, { size: 8, color: GREY, width: HALF });
}
