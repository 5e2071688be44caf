import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { startSupervised } from '../support/supervised.ts';

// `unshare -nm node tests/bench/certificate.ts`, as root, with Debian's Caddy: one Caddy is an authority with ACME, another
// one gets its certificate there for a name, set as scripts/install.sh and as compose.yaml set it. Prints what a visitor sees.
const NAME = 'werksommer.test';
const AUTHORITY = 'authority.test';
const root = mkdtempSync(path.join(os.tmpdir(), 'werksommer-certificate-'));
execFileSync('ip', ['link', 'set', 'lo', 'up']);
execFileSync('mount', ['--bind', place('hosts', `127.0.0.1 localhost ${NAME} ${AUTHORITY}\n`), '/etc/hosts']);
const server = await startSupervised(root);
const caddies = [
  caddy(
    'authority',
    `{\n admin off\n auto_https disable_redirects\n skip_install_trust\n}\nhttps://${AUTHORITY}:8443 {\n tls internal\n acme_server\n}`,
  ),
];
const certificate = path.join(root, 'authority/caddy/pki/authorities/local/root.crt');
await pause(3000);
const ofInstall =
  /printf '\\n# werksommer\\n(.*?)' "\$host"/.exec(readFileSync('scripts/install.sh', 'utf8'))?.[1] ?? '';
const ways = {
  'scripts/install.sh': ofInstall.replaceAll('\\n', '\n').replaceAll('\\t', '\t').replace('%s', NAME),
  'scripts/Caddyfile': readFileSync('scripts/Caddyfile', 'utf8'),
};
for (const [way, shipped] of Object.entries(ways)) {
  const head = `{\n admin off\n acme_ca https://${AUTHORITY}:8443/acme/local/directory\n acme_ca_root ${certificate}\n}\n`;
  const child = caddy(
    path.basename(way),
    head + shipped.replace(/(127\.0\.0\.1|web):3000/, `127.0.0.1:${server.port}`),
  );
  const begun = performance.now();
  const seen = await visit();
  process.stdout.write(`${way}: ${seen}, after ${Math.round(performance.now() - begun)} ms\n`);
  child.kill('SIGTERM');
  await pause(1000);
}
for (const child of caddies) child.kill('SIGTERM');
await server.stop();
execFileSync('umount', ['/etc/hosts']);
rmSync(root, { recursive: true, force: true, maxRetries: 5 });

async function visit(): Promise<string> {
  for (;;) {
    const seen = await new Promise<string | undefined>((resolve) => {
      const ca = readFileSync(certificate);
      get({ host: NAME, path: '/api/health/ready', ca, agent: false }, (res) => {
        const { issuer, subjectaltname } = (res.socket as TLSSocket).getPeerCertificate();
        resolve(`${res.resume().statusCode}, ${subjectaltname}, by ${issuer.CN}`);
      }).once('error', () => resolve(undefined));
    });
    if (seen !== undefined) return seen;
    await pause(100);
  }
}

function caddy(name: string, settings: string) {
  const home = path.join(root, name);
  const args = ['run', '--adapter', 'caddyfile', '--config', place(`${name}.conf`, settings)];
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, PUBLIC_URL: `https://${NAME}` };
  return spawn('caddy', args, { stdio: 'ignore', env });
}

function place(name: string, content: string): string {
  const file = path.join(root, name);
  writeFileSync(file, content);
  return file;
}
