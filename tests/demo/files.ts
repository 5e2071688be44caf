import type { DocumentType } from '#contract/model/document.ts';
import { drawCertificate, drawConfirmation, drawCv, drawSignedDeclaration } from './papers.ts';
import { drawPassport, photographPassport } from './pictures.ts';
import type { Person } from './world.ts';

interface NamedFile {
  content: Blob;
  name: string;
}

/** The file that a person sends as a document: mostly a PDF, a photo of the passport, and what people name such files. */
export async function fileOf(person: Person, type: DocumentType, network: string): Promise<NamedFile> {
  const { index, firstLatin } = person;
  switch (type) {
    case 'hub4africa':
      return pdf(await drawConfirmation(person, network), `confirmation ${firstLatin}.pdf`);
    case 'a2':
      return pdf(await drawCertificate(person), index % 3 === 0 ? 'Zertifikat A2.pdf' : 'a2-certificate.pdf');
    case 'cv':
      return pdf(await drawCv(person), index % 2 === 0 ? `CV_${firstLatin}_final(2).pdf` : 'my cv.pdf');
    case 'enrolment':
      return pdf(await drawSignedDeclaration(person), 'Scan0001.pdf');
    case 'passport':
      return passportOf(person);
    case 'other':
      throw new Error('nobody sends another document by themselves');
  }
}

async function passportOf(person: Person): Promise<NamedFile> {
  const { index } = person;
  const isPhoto = index % 4 === 1;
  const picture = isPhoto
    ? await photographPassport(person)
    : await drawPassport(person, index % 8 === 3 ? 'png' : 'jpeg');
  const ending = picture.type === 'image/png' ? 'png' : 'jpg';
  const name = isPhoto ? `IMG_2026${String(index).padStart(4, '0')}` : 'passport';
  return { content: new Blob([new Uint8Array(picture.bytes)], { type: picture.type }), name: `${name}.${ending}` };
}

function pdf(content: Buffer, name: string): NamedFile {
  return { content: new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name };
}
