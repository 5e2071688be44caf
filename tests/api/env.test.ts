import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostInUrl, readEnv, readEnvBesideServer } from '#api/config/env.ts';
import { withEnvFile } from '#api/config/env-file.ts';
import { masterKeys } from '#api/config/master-keys.ts';
import { tempDir } from '../support/temp-dir.ts';

const KEY = Buffer.alloc(32, 1).toString('base64');

describe('The environment', () => {
  it('STAC-10 needs nothing: every variable has a default', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      DATA_DIR: path.resolve('data'),
      TRUST_PROXY: 0,
      LOG_LEVEL: 'info',
      RATE_LIMIT_FACTOR: 1,
    });
    expect([env.SMTP_URL, env.SECRET_KEY]).toEqual([undefined, undefined]);
  });

  it('counts an empty variable as not set', () => {
    const names = [
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'DATA_DIR',
      'SMTP_URL',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'RATE_LIMIT_FACTOR',
      'SECRET_KEY',
    ];
    expect(readEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readEnv({}));
  });

  it('is taken as it is where it is right', () => {
    const given = {
      PORT: '0',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://example.org',
      DATA_DIR: '/srv/applications',
      SMTP_URL: 'smtps://user:pass@mail.example.org:465',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '2.5',
      SECRET_KEY: KEY,
    };
    expect(readEnv(given)).toMatchObject({ ...given, PORT: 0, TRUST_PROXY: 1, RATE_LIMIT_FACTOR: 2.5 });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', ' '],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'https://example.org/app'],
    ['PUBLIC_URL', 'https://example.org/?x=1'],
    ['DATA_DIR', ' '],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'smtp://'],
    ['TRUST_PROXY', 'true'],
    ['MAILS_TO_UNCONFIRMED', '0'],
    ['MAILS_TO_UNCONFIRMED_PER_NETWORK', 'many'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_FACTOR', 'x'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['DISK_RESERVE_MB', '-1'],
    ['FILE_CHECK_SECONDS', '0'],
    ['UPLOAD_MB_PER_NETWORK', '3 GB'],
    ['UPLOAD_MB_PER_APPLICATION', '1.5'],
    ['SECRET_KEY', 'short'],
    ['SECRET_KEY', Buffer.alloc(31).toString('base64')],
  ])('names the variable that is wrong: %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });

  it('beside a server, takes the address of the built site only where nothing else is said', () => {
    const dist = tempDir();
    const stamp = { sources: 'a', config: 'b', publicUrl: 'https://built.example.org' };
    writeFileSync(path.join(dist, 'stamp.json'), JSON.stringify(stamp));
    const urlFor = (said: Record<string, string>) => readEnvBesideServer({ DIST_DIR: dist, ...said }).PUBLIC_URL;
    expect(urlFor({})).toBe('https://built.example.org');
    expect(urlFor({ HOST: '', PORT: '', PUBLIC_URL: '' })).toBe('https://built.example.org');
    expect(urlFor({ PUBLIC_URL: 'https://said.example.org' })).toBe('https://said.example.org');
    expect(urlFor({ PORT: '8080' })).toBe('http://127.0.0.1:8080');
    expect(urlFor({ HOST: '10.0.0.5' })).toBe('http://10.0.0.5:3000');
    // As the server itself reads it.
    expect(urlFor({ HOST: '::1', PORT: '1' })).toBe(readEnv({ HOST: '::1', PORT: '1' }).PUBLIC_URL);
  });

  it('names each one on a line of its own', () => {
    expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'x', TRUST_PROXY: '1' })).toThrow(/^PORT [^\n]+\nLOG_LEVEL [^\n]+$/);
  });

  it.each([
    ['https://example.org/', 'https://example.org'],
    ['https://EXAMPLE.org:443', 'https://example.org'],
    ['http://example.org:80/', 'http://example.org'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://example.org/#top', 'https://example.org'],
  ])('LANG-06 PUBLIC_URL %s is kept as %s', (given, kept) => {
    expect(readEnv({ PUBLIC_URL: given }).PUBLIC_URL).toBe(kept);
  });

  it.each([
    ['0.0.0.0', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['::1', '[::1]'],
    ['10.0.0.5', '10.0.0.5'],
  ])('without PUBLIC_URL links of a server on %s open at %s', (host, opened) => {
    expect(hostInUrl(host)).toBe(opened);
    expect(readEnv({ HOST: host, PORT: '8080' }).PUBLIC_URL).toBe(`http://${opened}:8080`);
  });
});

describe('Secrets in files, and one file of settings', () => {
  const fileWith = (content: string, mode = 0o600) => {
    const file = path.join(tempDir(), 'file');
    writeFileSync(file, content);
    // Whatever the umask takes away from others.
    chmodSync(file, mode);
    return file;
  };

  it('STAC-16 takes SECRET_KEY and SMTP_URL out of files', () => {
    const smtp = 'smtp://user:pass@mail.example.org:587';
    const env = readEnv({ SECRET_KEY_FILE: fileWith(`${KEY}\n`), SMTP_URL_FILE: fileWith(smtp, 0o640) });
    expect(env).toMatchObject({ SECRET_KEY: KEY, SMTP_URL: smtp });
    expect(masterKeys(env, Buffer.from(KEY, 'base64')).place).toBe('environment');
    const DATA_DIR = path.dirname(String(env.SECRET_KEY_FILE));
    expect(masterKeys({ ...env, DATA_DIR }, Buffer.from(KEY, 'base64')).place).toBe('data-folder');
  });

  it.each([
    [
      'that is missing',
      () => '/nowhere/key',
      /^SECRET_KEY_FILE names \/nowhere\/key, which cannot be read \(ENOENT\)$/,
    ],
    ['that is a folder', () => tempDir(), /^SECRET_KEY_FILE names \S+, which cannot be read \(EISDIR\)$/],
    ['that is empty', () => fileWith(' \n'), /^SECRET_KEY_FILE names \S+, which is empty$/],
    ['that holds no key', () => fileWith('secret'), /^SECRET_KEY must be base64 [^\n]+$/],
    ['that others read', () => fileWith(KEY, 0o644), /^SECRET_KEY_FILE names \S+, which every user .+: chmod 600 \S+$/],
  ])('STAC-16 says of a file %s what is wrong with it', (_what, file, said) => {
    expect(() => readEnv({ SECRET_KEY_FILE: file() })).toThrow(said);
  });

  it('STAC-16 takes no secret twice', () => {
    expect(() => readEnv({ SECRET_KEY: KEY, SECRET_KEY_FILE: fileWith(KEY) })).toThrow('both set: keep one of them');
  });

  it('STAC-16 reads one file of settings; what the environment says itself stands above it', () => {
    const ENV_FILE = fileWith('# mine\nPORT=4000\nHOST="0.0.0.0"\nLOG_LEVEL=warn\n');
    expect(readEnv(withEnvFile({ ENV_FILE, PORT: '5000', HOST: '' }))).toMatchObject({
      ...{ PORT: 5000, HOST: '0.0.0.0', LOG_LEVEL: 'warn' },
    });
    expect(() => withEnvFile({ ENV_FILE: '/nowhere/.env' })).toThrow('/nowhere/.env cannot be read (ENOENT)');
  });
});
