import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName } from 'pdf-lib';

type Bytes = Uint8Array<ArrayBuffer>;

/** A real PDF whose catalog has these entries more. `packed`: in object streams. */
export async function pdfWith(entries: Readonly<Record<string, object>>, { packed = false } = {}): Promise<Bytes> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([300, 200]).drawText('Selam');
  for (const [name, value] of Object.entries(entries))
    document.catalog.set(PDFName.of(name), document.context.register(document.context.obj(value as never)));
  return (await document.save({ useObjectStreams: packed })) as Bytes;
}

/** A small PDF whose only object stream unpacks to 250 MB. */
export function bombPdf(): Bytes {
  const objects = deflateSync(
    Buffer.concat([Buffer.from('1 0 <</Type/Catalog/Pages 2 0 R>>'), Buffer.alloc(2.5e8, ' ')]),
  );
  const stream = (entries: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
      bytes,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
  const head = Buffer.from('%PDF-1.7\n');
  const packed = Buffer.concat([
    Buffer.from('3 0 obj\n'),
    stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', objects),
  ]);
  const at = head.length + packed.length;
  // Type, offset or object stream, generation or place: object 1 is packed in 3.
  const rows = Buffer.from([...[0, 0, 0, 0, 0, 0], ...[2, 0, 0, 0, 3, 0], ...[0, 0, 0, 0, 0, 0]]);
  const third = Buffer.from([1, 0, 0, 0, head.length, 0]);
  const table = stream('/Type/XRef/Size 4/W[1 4 1]/Root 1 0 R', Buffer.concat([rows, third]));
  const end = Buffer.from(`startxref\n${at}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat([head, packed, Buffer.from('4 0 obj\n'), table, end]));
}
