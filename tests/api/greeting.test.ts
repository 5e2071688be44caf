import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { composeMail } from '#api/mail/compose.ts';
import { isGreetable } from '#api/mail/greeting.ts';

describe('A greeting', () => {
  it.each([
    'Selam',
    'Jean-Luc',
    'O’Brien',
    "N'Golo",
    'ʻOlā',
    'José María',
    'M. A.',
    'J.R.R.',
    'J.-P.',
    'Dr. Łucja',
    'ሰላም',
    'ፍቅርተ ኃይለ ሥላሴ',
    'አበበ',
    'محمد علی',
    'علی‌رضا',
    'अनुष्का',
    '李小龍',
    'Nguyễn Thị Khai',
    'SELAM TESFAYE',
    'JEAN-LUC',
    'Zoe\u0308',
    'ᏣᎳᎩ',
    'Jean-Baptiste N’Golo',
    'J.R.R. Tolkien',
    'ʿAbd al-Raḥmān',
    'Ọlá Sow-Ly',
    'Dot',
    'น้ำผึ้ง',
    'Ngozi',
  ])('carries the name %s', (name) => {
    expect(isGreetable(name)).toBe(true);
  });

  it.each([
    '',
    ' ',
    '-',
    '...',
    'www.evil',
    'evil.example',
    'evil.com',
    'a.b',
    'evil․com',
    '𝐅𝐑𝐄𝐄',
    'ＦＲＥＥ money',
    'ⓕree',
    'wwwevilcom',
    'www-evil',
    'evil-com',
    'evil com',
    'evil dot com',
    "Go'to'evil'dot'com",
    'Go-to-evil-dot-com now',
    'Please-send-us-your money',
    'http:evil',
    'you@example',
    'Selam 4',
    'Win 900 EUR',
    'Call 0049',
    '٣٤٥ سلام',
    'A, B',
    'Selam!',
    '<b>Selam</b>',
    'Selam\nSelam',
    'Selam 🎉',
    'A/B',
    'one two three four',
    'YOUR ACCOUNT IS BLOCKED',
    'ACCOUNT IS BLOCKED',
    'ВАШ СЧЁТ ЗАКРЫТ',
    'S'.repeat(41),
    'a'.repeat(60_000),
  ])('carries nothing where the name is %j', (name) => {
    expect(isGreetable(name)).toBe(false);
  });

  it('stands in a mail with a name that looks like one, and is left out otherwise', () => {
    const text = (firstName: string) =>
      composeMail({
        row: { id: '1', template: 'application-received', lang: 'en', params: '{}' },
        to: 'selam@example.org',
        firstName,
        site: readSiteConfig(),
        publicUrl: 'https://werksommer.example.org',
        today: '2026-11-22',
        token: () => 'TOKEN',
      }).text;
    expect(text('Selam')).toContain('Hello Selam,');
    for (const firstName of ['You won, call 0900', 'evil.example', 'Please send your money to us now'])
      expect(text(firstName)).not.toMatch(/Hello|evil|money to us|0900/);
  });
});
