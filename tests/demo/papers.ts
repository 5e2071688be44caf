import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import type { Invented } from './people.ts';

const GREY = '#6b6759';
const RED = '#b02c2c';

interface Sheet {
  title: string;
  from: string;
  lines: readonly string[];
}

/** A confirmation of the partner network. */
export const drawConfirmation = (person: Invented, network: string) =>
  draw(person, [
    {
      title: `${network} – confirmation of registration`,
      from: 'Muster Network Office, Example Street 1',
      lines: ['has registered with the partner network for the coming season.', 'Reference: HUB-0000-MUSTER'],
    },
  ]);

export const drawCertificate = (person: Invented) =>
  draw(person, [
    {
      title: 'Sprachzertifikat Deutsch A2',
      from: 'Beispiel Sprachinstitut',
      lines: [
        'hat die Prüfung Deutsch A2 bestanden.',
        'Lesen 21 · Hören 19 · Schreiben 18 · Sprechen 22   (von je 25)',
        'Prüfungstag: 01.02.2026',
      ],
    },
  ]);

/** Two pages, as many have. */
export const drawCv = (person: Invented) =>
  draw(person, [
    {
      title: 'Curriculum vitae',
      from: person.email,
      lines: [
        'Education: Muster University, B.Sc. Example Studies, third year',
        'Languages: Amharic (first), English (B2), German (A2)',
        'Work: kitchen assistant, Café Beispiel, two summers',
      ],
    },
    { title: 'Curriculum vitae, page 2', from: person.email, lines: ['References: Dr. Sample, Example Faculty'] },
  ]);

export const drawSignedDeclaration = (person: Invented) =>
  draw(person, [
    {
      title: 'Immatrikulationserklärung / Declaration of enrolment',
      from: 'Muster University, Registrar',
      lines: [
        'is enrolled as a full-time student until 30 September 2027.',
        'Signature: ~ Muster ~',
        'Stamp of the university: [ MUSTER ]',
      ],
    },
  ]);

/** A PDF that says on each page whom it is about, and that it is an example. */
async function draw({ firstLatin, middle, last }: Invented, sheets: readonly Sheet[]): Promise<Buffer> {
  const paper = new PDFDocument({ size: 'A4', margin: 60, autoFirstPage: false });
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(paper, 'end');
  for (const { title, from, lines } of sheets) {
    paper.addPage();
    paper.save().rotate(-50, { origin: [300, 420] });
    paper.font('Helvetica-Bold', 96).fillColor(RED, 0.12).text('MUSTER', 60, 370, { width: 480, align: 'center' });
    paper.restore();
    paper.fillColor(GREY, 1).font('Helvetica', 10).text(from, 60, 60);
    paper.fillColor('black').font('Helvetica-Bold', 20).text(title, 60, 110);
    paper.font('Helvetica', 14).text([firstLatin, middle, last].filter(Boolean).join(' '), 60, 180);
    paper.moveDown();
    for (const line of lines) paper.font('Helvetica', 12).text(line).moveDown(0.6);
    paper.fillColor(GREY).font('Helvetica', 9).text('SPECIMEN. Made for a demonstration; about nobody.', 60, 740);
  }
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}
