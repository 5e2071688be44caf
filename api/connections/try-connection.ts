import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connection } from '#contract/desk/connection.ts';
import type { Text } from '#contract/languages.ts';
import { isOthers } from '../backups/others-copies.ts';
import { createBucket } from '../bucket/bucket.ts';
import { createLease, LeaseHeld } from '../bucket/lease.ts';
import type { Deps } from '../deps.ts';
import { tryBucket } from '../doctor/try-bucket.ts';
import { BucketFailed } from '../files/bucket-failed.ts';
import { makeFolder } from '../files/disk.ts';
import { sendTest } from '../mail/send-test.ts';

/** Why it would not do, or undefined. A mail server is sent a mail to the caller; elsewhere something is put, read and removed. */
export async function tryConnection(
  deps: Deps,
  connection: Connection,
  value: string,
  to: string,
): Promise<Text | undefined> {
  if (connection === 'mail') {
    const reason = await sendTest(deps, value, to);
    return reason === undefined ? undefined : { de: reason, en: reason };
  }
  return connection === 'folder' ? tryFolder(deps, value) : tryOutBucket(deps, value);
}

async function tryFolder({ folders, masterKeys }: Deps, folder: string): Promise<Text | undefined> {
  if (!path.isAbsolute(folder) || !path.relative(folders.root, folder).startsWith('..'))
    return {
      de: 'Nennen Sie den ganzen Pfad eines Ordners außerhalb des Datenordners, etwa /mnt/backup.',
      en: 'Give the whole path of a folder outside of the data folder, such as /mnt/backup.',
    };
  const file = path.join(folder, `.trial-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(file, 'trial', { flag: 'wx', mode: 0o600, flush: true });
    if ((await readFile(file, 'utf8')) !== 'trial') throw new Error('it reads otherwise than it was written');
    await rm(file);
    return (await isOthers(masterKeys, folder)) ? OTHERS : undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    await rm(file, { force: true }).catch(() => {});
    return {
      de: `Der Server kann in ${folder} nicht schreiben und lesen (${code ?? message}). Gehört der Ordner seinem Benutzer, und ist die Festplatte eingehängt?`,
      en: `The server cannot write and read in ${folder} (${code ?? message}). Does the folder belong to its user, and is the disk mounted?`,
    };
  }
}

const OTHERS: Text = {
  de: 'In diesem Ordner liegen Kopien eines anderen Servers, und jeder von beiden löschte die des anderen. Nehmen Sie einen leeren.',
  en: 'This folder holds copies of another server, and each of the two would delete those of the other. Take an empty one.',
};

async function tryOutBucket({ folders, clock }: Deps, address: string): Promise<Text | undefined> {
  try {
    const bucket = createBucket(address);
    await createLease(bucket, folders.root, clock).assertOwn();
    const { lines, isWell } = await tryBucket(address, clock);
    if (isWell) return undefined;
    const bad = lines.find((line) => line.startsWith('bad')) ?? '';
    return {
      de: `Der Speicher kann nicht alles, was der Server braucht: ${bad}`,
      en: `The store cannot do all that the server needs: ${bad}`,
    };
  } catch (error) {
    return whyNot(error as Error);
  }
}

function whyNot(error: Error): Text {
  if (error instanceof LeaseHeld)
    return {
      de: `In diesen Bucket schreibt schon ein anderer Server. Nehmen Sie einen anderen, oder einen Ordner darin. (${error.message})`,
      en: `Another server writes into this bucket already. Take another one, or a folder in it. (${error.message})`,
    };
  const status = error instanceof BucketFailed ? error.status : undefined;
  if (status === 401 || status === 403)
    return {
      de: `Der Speicher nimmt Schlüssel oder Region nicht an (${error.message}).`,
      en: `The store does not take the keys, or the region (${error.message}).`,
    };
  if (status === 404)
    return {
      de: `Diesen Bucket gibt es dort nicht (${error.message}).`,
      en: `There is no such bucket (${error.message}).`,
    };
  return {
    de: `Der Speicher antwortet nicht, wie er soll (${error.message}).`,
    en: `The store does not answer as it should (${error.message}).`,
  };
}
