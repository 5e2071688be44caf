import { pdfOfSize } from '../support/files.ts';
import { step1Form } from '../support/forms.ts';
import { uploadsOf } from '../support/uploads.ts';

export const BYTES = 10 * 1024 * 1024;
const FIRST_PIECE_BYTES = 128 * 1024;
const LARGEST_PIECE_BYTES = 512 * 1024;

/** Sends `rounds` times `uploads` applications at once, each with a file of 10 MB of its own. */
async function upload(url: string, uploads: number, rounds: number, inPieces: boolean): Promise<void> {
  const file = await pdfOfSize(BYTES);
  const filling = Buffer.from(file).indexOf('xxxx');
  const one = async (name: string) => {
    const content = new Blob([file.subarray(0, filling), name, file.subarray(filling + name.length)]);
    const email = `bench-${name}@example.org`;
    const form = inPieces
      ? await step1Form({ email, hub4africa_file_upload: await send(url, content) }, {})
      : await step1Form({ email }, { hub4africa_file: { content, name: 'a.pdf' } });
    const answer = await fetch(`${url}/api/functions/submit-preregistration`, { method: 'POST', body: form });
    if (answer.status !== 200) throw new Error(`upload answered ${answer.status}: ${await answer.text()}`);
  };
  process.send?.('started');
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(Array.from({ length: uploads }, (_, number) => one(`${process.pid}-${round}-${number}`)));
}

/** Sends a file before its form, in pieces that grow, as the page does on a fast network. */
async function send(url: string, content: Blob): Promise<string> {
  const client = uploadsOf(url);
  const id = await client.beginId(content.size);
  let bytes = FIRST_PIECE_BYTES;
  for (let offset = 0; offset < content.size; ) {
    const piece = content.slice(offset, offset + bytes);
    const { status } = await client.patch(id, offset, piece);
    if (status !== 204) throw new Error(`a piece answered ${status}`);
    offset += piece.size;
    bytes = Math.min(LARGEST_PIECE_BYTES, bytes * 2);
  }
  return id;
}

if (import.meta.main) {
  const [url = '', uploads, rounds, way] = process.argv.slice(2);
  await upload(url, Number(uploads), Number(rounds), way === 'pieces');
  process.disconnect();
}
