import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareFolders } from '#api/config/folders.ts';
import { pseudonym, readSecretKey } from '#api/config/secrets.ts';
import { tempDir } from '../support/temp-dir.ts';

describe('The secret key', () => {
  it('STAC-10 is made on the first start, for the server alone, and stays the same', () => {
    const dir = tempDir();
    const key = readSecretKey(dir, undefined);
    expect(key).toHaveLength(32);
    expect(readSecretKey(dir, undefined)).toEqual(key);
    expect(statSync(path.join(dir, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(readSecretKey(tempDir(), undefined)).not.toEqual(key);
  });

  it('comes from SECRET_KEY where that is set, and then no file is made', () => {
    const dir = tempDir();
    expect(readSecretKey(dir, Buffer.alloc(32, 7).toString('base64'))).toEqual(Buffer.alloc(32, 7));
    expect(readdirSync(dir)).toEqual([]);
  });

  it.each(['', 'short', Buffer.alloc(31).toString('base64')])('is refused when its file is damaged: %j', (content) => {
    const dir = tempDir();
    writeFileSync(path.join(dir, 'secret.key'), content);
    expect(() => readSecretKey(dir, undefined)).toThrow(/secret\.key is damaged: restore it from a backup/);
    expect(readFileSync(path.join(dir, 'secret.key'), 'utf8')).toBe(content);
  });

  it('STAC-08 gives each address one name that tells nothing without the key', () => {
    const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(pseudonym(key, '192.0.2.1')).toMatch(/^[\w-]{22}$/);
    expect(pseudonym(key, '192.0.2.1')).toBe(pseudonym(key, '192.0.2.1'));
    expect(pseudonym(key, '192.0.2.1')).not.toBe(pseudonym(key, '192.0.2.2'));
    expect(pseudonym(key, '192.0.2.1')).not.toBe(pseudonym(other, '192.0.2.1'));
  });
});

describe('The data folder', () => {
  it('FILE-13 keeps documents and mails in folders that only the server can open', () => {
    const folders = prepareFolders(path.join(tempDir(), 'a', 'b'));
    for (const dir of [folders.uploads, folders.tmp, folders.outbox, folders.backups]) {
      expect(statSync(dir).mode & 0o777).toBe(0o700);
    }
    expect(prepareFolders(folders.root)).toEqual(folders);
  });
});
