import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailboxOf, nameKey, phoneKey } from '#api/applicants/person-keys.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, callAs, sendStep1 } from '../support/applications.ts';
import { type DeskAdmin, deskAdmin } from '../support/desk.ts';
import { changeRows } from '../support/rows.ts';
import { settle } from '../support/standings.ts';

let api: Api;
let anna: DeskAdmin;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  anna = await deskAdmin(api);
});
afterAll(() => api.stop());

describe('A mailbox', () => {
  it.each([
    ['Selam.Tesfaye@gmail.com', 'selamtesfaye@gmail.com'],
    ['selamtesfaye+work@gmail.com', 'selamtesfaye@gmail.com'],
    ['s.e.l.a.m.tesfaye@googlemail.com', 'selamtesfaye@gmail.com'],
    ['selam+x@outlook.com', 'selam@outlook.com'],
    ['selam+x@hotmail.co.uk', 'selam@hotmail.co.uk'],
    ['selam@me.com', 'selam@icloud.com'],
    ['selam+x@mac.com', 'selam@icloud.com'],
    ['se-lam@pm.me', 'selam@proton.me'],
    ['selam_t@protonmail.com', 'selamt@proton.me'],
    ['selam-t@ya.ru', 'selam.t@yandex.ru'],
    ['selam.t@narod.ru', 'selam.t@yandex.ru'],
    ['selam+x@fastmail.fm', 'selam@fastmail.fm'],
    ['selam+x@zoho.eu', 'selam@zoho.eu'],
    ['Selam+Work@hey.com', 'selam@hey.com'],
    // Another person's: there a dot is part of the name.
    ['selamt@yandex.ru', 'selamt@yandex.ru'],
    ['selam.t@outlook.com', 'selam.t@outlook.com'],
    ['selam.t@yahoo.com', 'selam.t@yahoo.com'],
    ['selam+x@mu.edu.et', 'selam+x@mu.edu.et'],
    ['+@gmail.com', '+@gmail.com'],
  ])('%s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

describe('Numbers and names', () => {
  it.each([
    ...[
      '+251 91 122 3344',
      '0911-223344',
      '(0911) 22 33 44',
      '00251911223344',
      '+251.911.223344',
      '+251 (0)911 223344',
    ],
    ...['\u202A+251911223344\u202C', '٠٩١١٢٢٣٣٤٤', '0911\u2013223344', '+251/911/223344'],
  ])('%s is the same number', (phone) => {
    expect(phoneKey(phone)).toBe('911223344');
  });

  it.each(['', '12345', 'call me', '0000000000'])('%j is none', (phone) => {
    expect(phoneKey(phone)).toBe('');
  });

  it.each([
    ...[
      'Gebre-Meskel Müller',
      'Mueller Gebremeskel',
      'GEBRE MESKEL MULLER',
      'Müller, Gebre Meskel',
      'gebre’meskel mu\u0308ller',
    ],
    ...['Gebre\u2011Meskel Müller', 'Ｇｅｂｒｅ Meskel Müller', 'Ge\u00ADbremeskel\u00A0Müller', 'Gebre/Meskel Müller'],
  ])('%s is the same name', (name) => {
    expect(nameKey(name)).toBe(nameKey('Gebremeskel Muller'));
  });
});

describe('The same person on the desk', () => {
  const base = {
    first_name: 'Gebre Meskel',
    last_name: 'Müller',
    email: 'g.mueller@gmail.com',
    phone: '0911 55 66 77',
  };
  const other = { first_name: 'Kidist', last_name: 'Worku' };
  let known: string;
  beforeAll(async () => {
    known = (await applyUntil(api, 'WITHDRAWN', base)).id;
  });
  let people = 0;
  const signsOf = async (fields: Record<string, string>) => {
    people += 1;
    const { id } = await apply(api, { ...other, email: `other-${people}@example.org`, ...fields });
    const found = (await anna.look(id)).duplicates.find((one) => one.id === known)?.signs ?? [];
    await callAs(api, 'withdraw-application', tokenStore(api.deps.db).mint(id, api.clock.now()).token);
    // A hint names five at most: this one must not stand in the way of another test.
    changeRows(
      api.deps.db,
      'applicant',
      { id },
      { first_name: `Gone${people}`, last_name: `Away${people}`, phone: '' },
    );
    settle(api.deps, id);
    // All forms of the test have one file.
    return found.filter((sign) => sign !== 'file');
  };

  it.each<[Record<string, string>, string[]]>([
    [{ first_name: 'Gebremeskel', last_name: 'Müller' }, ['name']],
    [{ first_name: 'Müller', last_name: 'Gebre Meskel' }, ['name']],
    [{ first_name: 'Gebre', middle_name: 'Meskel', last_name: 'Mueller' }, ['name']],
    [{ first_name: 'GEBRE-MESKEL', last_name: 'MULLER' }, ['name']],
    [{ first_name: '-', last_name: 'Gebre Meskel Müller' }, ['name']],
    [{ first_name: 'Gebre Meskel', middle_name: 'Haile', last_name: 'Müller' }, ['name']],
    [{ first_name: 'Gebre Mesqel', last_name: 'Müller' }, ['spelling']],
    [{ first_name: 'Gebre Meskel', last_name: 'Miller' }, ['spelling']],
    [{ first_name: 'Gebree Meskel', last_name: 'Mueller' }, ['spelling']],
    [{ first_name: 'Meksel', middle_name: '', last_name: 'Müller Gebre' }, ['spelling']],
    [{ first_name: 'Gebree Mesqel', last_name: 'Müller' }, []],
    [{ first_name: 'Gebre Meskel', last_name: 'Tadesse' }, []],
    [{ phone: '+251911556677' }, ['phone']],
    [{ phone: '٠٩١١٥٥٦٦٧٧' }, ['phone']],
    [{ phone: '+251.911\u2013556677' }, ['phone']],
    [{ email: 'gmueller@googlemail.com' }, ['mailbox']],
    [{ email: 'G.M.ueller+2027@gmail.com' }, ['mailbox']],
    [{ email: 'G.Mueller@gmail.com', phone: '911556677' }, ['email', 'phone']],
  ])('ADMI-26 is noticed by %j, with %j', async (fields, signs) => {
    expect(await signsOf(fields)).toEqual(signs);
  });
});

describe('A second open application', () => {
  it.each([
    ['a.bc@gmail.com', 'abc@gmail.com'],
    ['d.ef@gmail.com', 'DEF@googlemail.com'],
    ['ghi@gmail.com', 'ghi+2@gmail.com'],
    ['jkl@outlook.com', 'jkl+b@outlook.com'],
    ['mno@icloud.com', 'mno@me.com'],
    ['pqr@proton.me', 'p.qr@protonmail.com'],
    ['stu@hotmail.de', 'stu+x@hotmail.de'],
    ['vwx@yandex.com', 'vwx@ya.ru'],
    ['yz.a@gmail.com', 'Selam Tesfaye <yza+2@googlemail.com>'],
    ['yz.b@zoho.com', 'mailto:yz.b+job@zoho.com'],
  ])('WIZ1-32 of the mailbox of %s is none as %s: its link comes again', async (first, second) => {
    const { id } = await apply(api, { email: first });
    const { status, body } = await sendStep1(api, { email: second });
    expect([status, body.code]).toEqual([409, 'already_applied']);
    const mail = outboxStore(api.deps.db)
      .list()
      .find((one) => one.applicant_id === id && one.template === 'resent-link');
    expect(mail).toBeDefined();
  });

  it.each([
    ['y.1@outlook.com', 'y1@outlook.com'],
    ['y2@gmail.com', 'y2@gmail.de'],
    ['y3@mu.edu.et', 'y3+a@mu.edu.et'],
    ['y-4@gmail.com', 'y4@gmail.com'],
  ])('WIZ1-32 of %s is another than of %s, which may be two people', async (first, second) => {
    await apply(api, { email: first });
    expect((await sendStep1(api, { email: second })).status).toBe(200);
  });

  it('WIZ1-32 is not made by two forms at once, nor by a correction', async () => {
    const emails = ['z.z@gmail.com', 'zz@gmail.com', 'zz+1@gmail.com', 'zz@googlemail.com'];
    const answers = await Promise.all(emails.map((email) => sendStep1(api, { email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { token } = await apply(api, { email: 'elsewhere@example.org' });
    const { body } = await callAs(api, 'update-applicant', token, { email: 'z.z+new@gmail.com' });
    expect(body.code).toBe('email_in_use');
  });
});
