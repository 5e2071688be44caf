import { pdfOfSize } from '../support/files.ts';
import { step1Form } from '../support/forms.ts';

export const BYTES = 10 * 1024 * 1024;

/** Sends `rounds` times `uploads` applications at once, each with a file of 10 MB. */
async function upload(url: string, uploads: number, rounds: number): Promise<void> {
  const file = new Blob([await pdfOfSize(BYTES)], { type: 'application/pdf' });
  const one = async (name: string) => {
    const files = { hub4africa_file: { content: file, name: 'a.pdf' } };
    const form = await step1Form({ email: `bench-${name}@example.org` }, files);
    const answer = await fetch(`${url}/api/functions/submit-preregistration`, { method: 'POST', body: form });
    if (answer.status !== 200) throw new Error(`upload answered ${answer.status}: ${await answer.text()}`);
  };
  process.send?.('started');
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(Array.from({ length: uploads }, (_, number) => one(`${round}-${number}`)));
}

if (import.meta.main) {
  const [url = '', uploads, rounds] = process.argv.slice(2);
  await upload(url, Number(uploads), Number(rounds));
  process.disconnect();
}
