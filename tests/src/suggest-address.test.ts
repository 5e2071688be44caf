import { describe, expect, it } from 'vitest';
import { suggestAddress } from '#src/ui/email-slip/suggest-address.ts';

describe('A slip in an address', () => {
  it.each([
    ['selam@gmial.com', 'selam@gmail.com'],
    ['selam@gmail.con', 'selam@gmail.com'],
    ['selam@gmail.co', 'selam@gmail.com'],
    ['selam@gmail.cm', 'selam@gmail.com'],
    ['selam@gmai.com', 'selam@gmail.com'],
    ['selam@gmaill.com', 'selam@gmail.com'],
    ['selam@gnail.con', 'selam@gmail.com'],
    ['selam@yaho.com', 'selam@yahoo.com'],
    ['selam@hotmial.com', 'selam@hotmail.com'],
    ['selam@outlok.com', 'selam@outlook.com'],
    ['selam@iclod.com', 'selam@icloud.com'],
    ['selam@gmx.dee', 'selam@gmx.de'],
    [' Selam.T+x@GMIAL.com ', 'Selam.T+x@gmail.com'],
    ["o'brien%x@gmial.com", "o'brien%x@gmail.com"],
  ])('%s was probably %s', (typed, meant) => {
    expect(suggestAddress(typed)).toBe(meant);
  });

  // Universities and companies have names that are one letter away from everything.
  it.each([
    ...['mu.edu.et', 'aau.edu.et', 'ju.edu.et', 'hu.edu.et', 'bdu.edu.et', 'students.aau.edu.et', 'uon.ac.ke'],
    ...['mak.ac.ug', 'ug.edu.gh', 'unilag.edu.ng', 'uni-kassel.de', 'hs-mainz.de', 'tum.de', 'mail.et', 'gmail.et'],
    ...['web.et', 'gmx.dk', 'small.com', 'mail.com', 'email.com', 'ymail.com', 'yahoo.com.et', 'yahoo.it', 'live.et'],
    ...['gmail.com', 'GMAIL.COM', 'yahoo.co.uk', 'outlook.es', 'hotmail.it', 'gmail.example.org', 'me.et', 'aol.et'],
    ...['ethiotelecom.et', 'example.org', 'x.y', 'localhost', 'gmail', '', 'gmail.com.gmail.com'],
  ])('%s is left alone', (domain) => {
    expect(suggestAddress(`selam@${domain}`)).toBeUndefined();
  });

  it('is looked for in no text that is no address, however long', () => {
    for (const text of [
      '',
      '@',
      'selam',
      'a@b@gmial.com',
      '@gmial.com',
      `${'a'.repeat(60_000)}@gmial.com`,
      `a@${'gmial.'.repeat(40)}com`,
    ])
      expect(suggestAddress(text)).toBeUndefined();
  });
});
