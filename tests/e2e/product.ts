import { execFile } from 'node:child_process';
import path from 'node:path';
import { jpeg, largePdf, pdf, png } from './files.ts';
import { createMailbox, type ReceivedMail } from './mailbox.ts';
import { type SeededApplicant, seedApplicant, type WantedApplicant } from './seed.ts';
import type { RunningServer } from './server.ts';

export type { Upload } from './files.ts';

/** What tests do outside the page: as the operator, as the reader of a mailbox, as a camera. */
export interface Product {
  seedApplicant(wanted: WantedApplicant): Promise<SeededApplicant>;
  /** All mails to this address, oldest first, once the server has nothing left to send. */
  mails(to: string): Promise<ReceivedMail[]>;
  /** Runs `npm run applicants -- …` in a process of its own beside the running server. */
  applicants(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }>;
  /** Runs `npm run admin -- …` in the same way. */
  admin(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }>;
  pdf: typeof pdf;
  largePdf: typeof largePdf;
  png: typeof png;
  jpeg: typeof jpeg;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

export function createProduct(server: RunningServer): Product {
  const { deps } = server;
  return {
    seedApplicant: (wanted) => seedApplicant(deps, wanted),
    mails: createMailbox(server),
    applicants: (...args) => run(['api/cli.ts', 'applicants', ...args], deps.env),
    admin: (...args) => run(['api/cli.ts', 'admin', ...args], deps.env),
    pdf,
    largePdf,
    png,
    jpeg,
  };
}

function run(args: string[], { DATA_DIR, PUBLIC_URL }: { DATA_DIR: string; PUBLIC_URL: string }) {
  const env = { ...process.env, DATA_DIR, PUBLIC_URL, DIST_DIR: process.env.E2E_DIST };
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, args, { cwd: ROOT, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
