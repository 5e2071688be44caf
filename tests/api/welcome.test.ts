import { describe, expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { prepareFolders } from '#api/config/folders.ts';
import { placeholders } from '#api/config/placeholders.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { welcome } from '#api/start/welcome.ts';
import { tempDir } from '../support/temp-dir.ts';

const site = readSiteConfig();

function greeting(publicUrl: string, today: string, keysInFolder = false): string {
  const folders = prepareFolders(tempDir());
  return welcome({
    env: readEnv({ PUBLIC_URL: publicUrl, TRUST_PROXY: '1' }),
    site,
    folders,
    port: 3000,
    keysInFolder,
    today: () => today,
  });
}

describe('What is printed after the start', () => {
  it('CONS-01 warns of invented values and of a season that is over, once the site is open to the public', () => {
    const text = greeting('https://werksommer.org', '2026-11-22');
    expect(text).toContain('still have invented values: legal.entity, legal.street');
    expect(text).toContain('was over on 28.09.2026');
  });

  it('says nothing of a season that still runs', () => {
    expect(greeting('https://werksommer.org', '2026-09-28')).not.toContain('was over');
  });

  it('PRIV-44 says plainly where the key of the documents lies beside them', () => {
    const said = (isInside: boolean) => greeting('http://127.0.0.1:3000', '2026-11-22', isInside);
    expect(said(true)).toMatch(/whoever takes all of it can read them[\s\S]*DOCUMENT_KEY_FILE/);
    expect(said(false)).not.toContain('DOCUMENT_KEY_FILE');
  });

  it('warns of nothing on an address for trying it out', () => {
    expect(greeting('http://127.0.0.1:3000', '2026-11-22')).not.toContain('WARNING');
  });
});

describe('An invented value', () => {
  it('is found wherever it stands, and real ones are none', () => {
    const found = placeholders(site);
    expect(found).toEqual(expect.arrayContaining(['contact.whatsapp', 'privacy.authority.url', 'operator.email']));
    expect(found.filter((name) => /^(?:brand|programme|earnings)\./.test(name))).toEqual([]);
    const real = {
      ...site.contact,
      email: 'info@werksommer.org',
      phoneGermany: '+49 30 1000 2000',
      whatsapp: '4915100001',
    };
    expect(placeholders({ ...site, contact: real }).filter((name) => name.startsWith('contact.'))).toEqual([
      'contact.supportEmail',
      'contact.privacyEmail',
      'contact.fraudEmail',
      'contact.senderEmail',
      'contact.phoneEthiopia',
    ]);
  });
});
