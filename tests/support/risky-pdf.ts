import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName } from 'pdf-lib';

type Bytes = Uint8Array<ArrayBuffer>;

/** A real PDF whose catalog has these entries more. `packed`: as object streams hold it. */
export async function pdfWith(entries: Readonly<Record<string, object>>, { packed = false } = {}): Promise<Bytes> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([300, 200]).drawText('Selam');
  for (const [name, value] of Object.entries(entries))
    document.catalog.set(PDFName.of(name), document.context.register(document.context.obj(value as never)));
  return (await document.save({ useObjectStreams: packed })) as Bytes;
}

/** A PDF by hand, with these objects behind its catalog: for what no program writes. */
export function pdfOf(...objects: (string | Buffer)[]): Bytes {
  const parts = ['%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n', ...objects];
  const end = '\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 9/Root 1 0 R>>\nstartxref\n9\n%%EOF\n';
  return new Uint8Array(Buffer.concat([...parts, end].map((part) => Buffer.from(part as string, 'latin1'))));
}

/** An object stream, packed, with further entries in its dictionary. */
export function objectStream(
  objects: string | Buffer,
  entries = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
): Buffer {
  const packed = deflateSync(Buffer.from(objects as string, 'latin1'));
  return Buffer.concat([
    Buffer.from(`\n7 0 obj\n<<${entries}/Length ${packed.length}>>\nstream\r\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
