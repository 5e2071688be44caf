import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentStore } from '#api/documents/document.store.ts';
import { examineOlder } from '#api/documents/examine-older.ts';
import { fileSafetyStore } from '#api/documents/file-safety.store.ts';
import { createDangerLook } from '#api/files/pdf-dangers.ts';
import { retentionStore } from '#api/retention/retention.store.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply } from '../support/applications.ts';
import { blob, livelyPdf, pdfBytes, pdfOfSize } from '../support/files.ts';
import { step1Form } from '../support/forms.ts';
import { objectStream, pdfOf, pdfWith } from '../support/risky-pdf.ts';
import { changeRows, rowsOf } from '../support/rows.ts';

async function dangersOf(bytes: Uint8Array, piece = 65_536) {
  const look = createDangerLook();
  for (let at = 0; at < bytes.length; at += piece) look.push(Buffer.from(bytes.subarray(at, at + piece)));
  return (await look.end()).sort();
}

const SCRIPT = { S: 'JavaScript', JS: 'app.alert' };

describe('What a PDF can do', () => {
  it('PRIV-50 is found: scripts, programs, files, media', async () => {
    expect(await dangersOf(await livelyPdf(1))).toEqual(['javascript']);
    expect(await dangersOf(await pdfWith({ OpenAction: { S: 'Launch', F: 'cmd.exe' } }))).toEqual(['launch']);
    expect(await dangersOf(await pdfWith({ AA: { WC: SCRIPT } }))).toEqual(['javascript']);
    expect(await dangersOf(await pdfWith({ Annot: { Subtype: 'RichMedia' } }))).toEqual(['media']);
    expect(await dangersOf(await pdfWith({ AcroForm: { XFA: ['template', 'x'] } }))).toEqual(['javascript']);
    const holder = await PDFDocument.create();
    holder.addPage();
    await holder.attach(Buffer.from('MZ'), 'invoice.exe');
    for (const useObjectStreams of [true, false])
      expect(await dangersOf(await holder.save({ useObjectStreams }))).toEqual(['embedded']);
  });

  it('PRIV-50 is found in packed objects, wherever the file is cut', async () => {
    const packed = await pdfWith({ OpenAction: SCRIPT }, { packed: true });
    expect(Buffer.from(packed).includes('JavaScript')).toBe(false);
    for (const piece of [1, 7, 64, 255, 256, 257, 500, 65_536])
      expect(await dangersOf(packed, piece)).toEqual(['javascript']);
  });

  it('PRIV-50 is found at each distance from the borders of what comes in', async () => {
    for (let filler = 0; filler < 300; filler += 1) {
      const bytes = pdfOf(`3 0 obj\n<</A(${'x'.repeat(filler)})/S/J#61vaScript/Last>>\nendobj`);
      for (const piece of [128, 300]) expect(await dangersOf(bytes, piece), `${filler}`).toEqual(['javascript']);
    }
  });

  it('PRIV-50 no longer name is taken for one of them', async () => {
    const long = `/${'a'.repeat(50)}`;
    for (const word of ['/JavaScripts', '/aJavaScript', '/a/b', `${long}JavaScript`, '/#4', '/J'])
      expect(await dangersOf(pdfOf(`3 0 obj\n<<${word} 1>>\nendobj`)), word).toEqual([]);
    expect(await dangersOf(pdfOf('3 0 obj\n<</Launch#4 1>>\nendobj'))).toEqual(['launch']);
  });

  it('PRIV-50 is found under names written as #xx', async () => {
    expect(await dangersOf(pdfOf('3 0 obj\n<</S/J#61vaScript/#4a#53(x)>>\nendobj'))).toEqual(['javascript']);
    expect(await dangersOf(pdfOf('3 0 obj\n<</S/#4C#61#75#6e#63#68>>\nendobj'))).toEqual(['launch']);
    expect(await dangersOf(pdfOf(objectStream('3 0 <</S/L#61unch>>')))).toEqual(['launch']);
    const named = '/#54ype/Obj#53tm/N 1/F#69rst 4/#46ilter/Fl#61teDecode';
    expect(await dangersOf(pdfOf(objectStream('3 0 <</S/Launch>>', named)))).toEqual(['launch']);
  });

  it('PRIV-50 does not hide behind texts that look like the ends of objects', async () => {
    for (const trick of ['(endobj 8 0 obj)', '(stream\n)', '(endstream)', '(>>stream\n endstream)', '%stream\n'])
      for (const entries of [
        `/Type/ObjStm/N 1/First 4${trick}/Filter/FlateDecode`,
        `${trick}/N 1/First 4/Filter/FlateDecode`,
        `/N 1/First 4/Filter/FlateDecode${trick}`,
      ])
        expect(await dangersOf(pdfOf(objectStream('3 0 <</S/Launch>>', entries))), entries).not.toEqual([]);
  });

  it('PRIV-50 does not hide behind the name of a picture, in or before packed objects', async () => {
    const action = '3 0 <</S/Launch>>';
    for (const name of ['/DCTDecode', '/JPXDecode'])
      for (const objects of [
        [objectStream(action, `/Type/ObjStm/N 1/First 4/Also${name}/Filter/FlateDecode`)],
        [objectStream(action, `/Filter/FlateDecode/Type/ObjStm/N 1/First 4/Also${name}`)],
        [`3 0 obj\n<</Also${name}>>\nendobj\n`, objectStream(action)],
        [`3 0 obj\n<</Filter${name}>>\nstream\nxx\nendstream\nendobj\n`, objectStream(action)],
      ])
        expect(await dangersOf(pdfOf(...objects)), name).toEqual(['launch']);
  });

  it('PRIV-50 does not hide behind blanks and comments before its value', async () => {
    const between = ['', '\0', '\0 \0', '%x\n', '\0%x\r\0', `%${'x'.repeat(200)}\n`, ' '.repeat(200)];
    for (const blank of between) {
      expect(await dangersOf(pdfOf(`3 0 obj\n<</JS${blank}(app.alert)>>\nendobj`)), blank).toEqual(['javascript']);
      expect(await dangersOf(pdfOf(`3 0 obj\n<</EF${blank}<</F 4 0 R>>>>\nendobj`)), blank).toEqual(['embedded']);
    }
    expect(await dangersOf(pdfOf('3 0 obj\n<</JS 4%x\n0\0R>>\nendobj'))).toEqual(['javascript']);
  });

  it('PRIV-50 opening other files, sending what was typed and bringing data in count', async () => {
    for (const S of ['GoToR', 'SubmitForm', 'ImportData'])
      expect(await dangersOf(await pdfWith({ OpenAction: { S, F: 'other.pdf' } }, { packed: true })), S).toEqual([
        'launch',
      ]);
    // A link to another page, and one into the web, are in many letters.
    for (const S of ['GoTo', 'URI']) expect(await dangersOf(await pdfWith({ A: { S } })), S).toEqual([]);
  });

  it('PRIV-50 encryption is known, with and without a password', async () => {
    for (const name of ['open-r6.pdf', 'locked-r6.pdf'])
      expect(await dangersOf(readFileSync(path.resolve(import.meta.dirname, '../fixtures', name)))).toContain(
        'encrypted',
      );
  });

  it('PRIV-50 what cannot be unpacked within bounds is said to be so', async () => {
    const twice = objectStream(deflateSync('3 0 <</S/Launch>>'), '/N 1/First 4/Filter[/FlateDecode/ASCII85Decode]');
    expect(await dangersOf(pdfOf(twice))).toEqual(['unreadable']);
    const bomb = objectStream(Buffer.alloc(200_000_000));
    expect(bomb.length).toBeLessThan(300_000);
    expect(await dangersOf(pdfOf(bomb))).toEqual(['unreadable']);
    const many = Array.from({ length: 12 }, () => objectStream(Buffer.alloc(4_000_000)));
    expect(await dangersOf(pdfOf(...many))).toEqual(['unreadable']);
    const large = objectStream(Buffer.alloc(4_900_000));
    expect(await dangersOf(pdfOf(large))).toEqual([]);
    expect(await dangersOf(pdfOf(large, objectStream(Buffer.alloc(200_000))))).toEqual(['unreadable']);
    const cut = objectStream('3 0 <</S/Launch>>').subarray(0, -'\nendstream\nendobj\n'.length - 6);
    expect(await dangersOf(pdfOf(cut))).toEqual(['unreadable']);
    // The bytes of all object streams together, packed.
    const noise = Buffer.from(Array.from({ length: 5_000_000 }, (_none, at) => (at * at * 31 + (at >> 7)) & 255));
    const stored = Buffer.concat([Buffer.from('\n7 0 obj\n<</N 1/First 4/Filter/FlateDecode>>stream\n'), noise]);
    expect(await dangersOf(pdfOf(stored, '\nendstream'))).toEqual(['unreadable']);
  });

  it('PRIV-50 ordinary files are left in peace', async () => {
    for (const useObjectStreams of [true, false]) {
      const document = await PDFDocument.create();
      document.addPage().drawText('/JavaScriptures and /Launches');
      document.getForm().createTextField('JS').addToPage(document.getPage(0));
      expect(await dangersOf(await document.save({ useObjectStreams }))).toEqual([]);
    }
    // An outline, and then a picture packed as pictures are.
    const picture = '\n8 0 obj\n<</Type/XObject/Filter/DCTDecode>>\nstream\nxx/JSxx\nendstream\nendobj\n';
    expect(await dangersOf(pdfOf('3 0 obj\n<</Type/Outlines/First 4 0 R/Count 1>>\nendobj', picture))).toEqual([]);
    expect(await dangersOf(await pdfOfSize(1_000_000))).toEqual([]);
  });

  describe('on the server', () => {
    let api: Api;
    beforeAll(async () => {
      api = await startApi();
    });
    afterAll(() => api.stop());

    const onlyDocument = (id: string) => {
      const [document] = documentStore(api.deps.db).current(id);
      if (!document) throw new Error('no document');
      return document;
    };

    it('PRIV-50 is written down with the upload, which is taken', async () => {
      const content = blob(await pdfWith({ OpenAction: SCRIPT }, { packed: true }));
      const form = await step1Form({ email: 'script@example.org' }, { hub4africa_file: { content } });
      const { status, body } = await answerOf(api.post('submit-preregistration', form));
      expect(status).toBe(200);
      expect(fileSafetyStore(api.deps.db).find(onlyDocument(body.applicant.id).id)).toEqual({
        dangers: ['javascript'],
        malware: 'off',
      });
      const plain = await apply(api);
      expect(fileSafetyStore(api.deps.db).find(onlyDocument(plain.id).id)).toEqual({ dangers: [], malware: 'off' });
    });

    it('PRIV-50 many at once that cannot be unpacked within bounds are taken, each marked', async () => {
      const content = blob(pdfOf(objectStream(Buffer.alloc(32_000_000))));
      const answers = await Promise.all(
        Array.from({ length: 10 }, async (_none, at) => {
          const form = await step1Form({ email: `packed-${at}@example.org` }, { hub4africa_file: { content } });
          return answerOf(api.post('submit-preregistration', form));
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      for (const { body } of answers)
        expect(fileSafetyStore(api.deps.db).find(onlyDocument(body.applicant.id).id).dangers).toEqual(['unreadable']);
    });

    it('PRIV-52 PDFs that were not examined yet are examined by a job, and a stop in between does no harm', async () => {
      const { deps } = api;
      const content = blob(await pdfWith({ OpenAction: SCRIPT }));
      const form = await step1Form({ email: 'before@example.org' }, { hub4africa_file: { content } });
      const { body } = await answerOf(api.post('submit-preregistration', form));
      const risky = onlyDocument(body.applicant.id).id;
      const plain = onlyDocument((await apply(api)).id).id;
      const gone = onlyDocument((await apply(api)).id).id;
      await deps.storage.remove(gone);
      changeRows(deps.db, 'file_safety', {}, { dangers: null });
      expect(fileSafetyStore(deps.db).find(risky).dangers).toBeNull();

      await examineOlder(deps, AbortSignal.abort());
      expect(fileSafetyStore(deps.db).find(risky).dangers).toBeNull();
      await examineOlder(deps);
      expect(fileSafetyStore(deps.db).find(risky).dangers).toEqual(['javascript']);
      expect(fileSafetyStore(deps.db).find(plain).dangers).toEqual([]);
      // It may come back from a backup.
      expect(fileSafetyStore(deps.db).find(gone).dangers).toBeNull();
    });

    it('PRIV-59 goes with the row of the file', async () => {
      const { id } = onlyDocument((await apply(api)).id);
      retentionStore(api.deps.db).removePassport(id, 1);
      expect(rowsOf(api.deps.db, 'file_safety', { id })).toEqual([]);
    });
  });
});

it('PRIV-50 the bytes of a plain page hold nothing that counts', async () => {
  expect(await dangersOf(await pdfBytes('plain'))).toEqual([]);
});
