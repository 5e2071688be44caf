import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { namesIn, opened, urlIn } from '../support/child-server.ts';
import { builtDist, PUBLIC_URL } from '../support/dist.ts';
import { step1Form } from '../support/forms.ts';
import { startCommand } from '../support/start-command.ts';
import { tempDir } from '../support/temp-dir.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NOBODY = 65_534;

/** The lines of the compose file below `services: web:`, without comments and what docker fills in. */
const compose = readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8')
  .split('\n')
  .filter((line) => !line.trim().startsWith('#'));

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: docker fills these in
it.each([
  ['trusts the one proxy that stands in front', '      TRUST_PROXY: ${TRUST_PROXY:-1}'],
  ['is reachable from its own machine only', '      - 127.0.0.1:3000:3000'],
  ['writes into its volume only', '    read_only: true'],
  ['has a small folder for what libraries put aside', '      - /tmp:size=64m,mode=1777'],
  ['cannot take the memory of its machine', '    mem_limit: 1g'],
  ['nor its processes', '    pids_limit: 256'],
  ['keeps a log that does not fill the disk', '        max-size: 10m'],
  ['in a few files', "        max-file: '5'"],
  ['gains no rights', '      - no-new-privileges:true'],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: docker fills these in
])('the shipped container %s', (_title, line) => {
  expect(compose.filter((one) => one === line)).toHaveLength(1);
});

it('the image runs node as `npm start` does', () => {
  const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
  const { env, options, script } = startCommand();
  expect(options).toEqual(['--expose-gc', '--max-semi-space-size=2']);
  expect(dockerfile).toContain(`CMD ${JSON.stringify(['node', ...options, script]).replaceAll(',', ', ')}`);
  expect(Object.keys(env)).toHaveLength(4);
  for (const [name, value] of Object.entries(env)) expect(dockerfile).toContain(` ${name}=${value}`);
});

it('STAC-10 the user of the image may write where a file system in memory has the mode of its folder', () => {
  const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
  const inMemory = compose.flatMap((line) => /^ {6}- \/app\/(\S+?):.*mode=(\d+)$/.exec(line)?.slice(1).join(' ') ?? []);
  expect(inMemory).toEqual(['.astro 1777']);
  expect(dockerfile).toMatch(/^RUN .*mkdir -m 1777 \.astro\b/m);
});

it('every setting of the container is one that the server knows', () => {
  const known = readFileSync(path.join(ROOT, 'api/config/env.ts'), 'utf8');
  const names = compose.flatMap((line) => /^ {6}([A-Z_]+): \$\{\1/.exec(line)?.[1] ?? []);
  expect(names).toContain('TRUST_PROXY');
  for (const name of names) expect(known).toContain(`${name}:`);
});

it('STAC-16 the unit leaves each setting to the file that the command line reads, too', () => {
  const unit = readFileSync(path.join(ROOT, 'scripts/werksommer.service'), 'utf8');
  const set = [...unit.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(set.filter((name) => !Object.hasOwn(startCommand().env, name))).toEqual(['NODE_ENV']);
});

const operations = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');

it('STAC-10 by the lines of the guide, each version has an image of its own, and the address stays', () => {
  const cwd = tempDir();
  const git = (args: string) => execFileSync('git', args.split(' '), { cwd, env: { ...process.env, ...BY_US } });
  const lines = operations.split('\n').filter((line) => /^(?:printf|sed) .*\.env$/.test(line));
  expect(lines).toHaveLength(2);
  const [begin = '', upgrade = ''] = lines;
  const settings = () => readFileSync(path.join(cwd, '.env'), 'utf8').trim().split('\n');
  const sh = (line: string) => execFileSync('sh', ['-c', line], { cwd });
  git('init -q');
  git('commit -q --allow-empty -m One');
  git('tag -a v1.0.0 -m v1.0.0');
  sh(begin);
  const stays = ['PUBLIC_URL=https://example.org', 'COMPOSE_PROFILES=https'];
  expect(settings()).toEqual([...stays, 'IMAGE=werksommer:v1.0.0']);
  writeFileSync(path.join(cwd, '.env'), 'SMTP_URL=smtp://127.0.0.1', { flag: 'a' });
  git('commit -q --allow-empty -m Two');
  sh(upgrade);
  expect(settings()).toEqual([
    ...stays,
    expect.stringMatching(/^IMAGE=werksommer:v1\.0\.0-1-g\w+$/),
    'SMTP_URL=smtp://127.0.0.1',
  ]);
  git('tag -a v1.1.0 -m v1.1.0');
  sh(upgrade);
  expect(settings()).toContain('IMAGE=werksommer:v1.1.0');
  expect(compose.join('\n')).toMatch(/^ {4}image: \$\{IMAGE:/m);
});

// As git does without a name of its own, whoever runs the tests.
const BY_US = {
  GIT_AUTHOR_NAME: 'us',
  GIT_AUTHOR_EMAIL: 'us@example.org',
  GIT_COMMITTER_NAME: 'us',
  GIT_COMMITTER_EMAIL: 'us@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

it('the log that the guide proposes for nginx holds no query, no Referer and no whole address', () => {
  const format = /log_format werksommer '([^']+)'/.exec(operations)?.[1] ?? '';
  expect(format).toContain('$network');
  expect(format).not.toMatch(/\$(?:request\b|request_uri|args|query_string|http_|remote_addr|uri\b)/);
  expect(operations).toContain('access_log /var/log/nginx/werksommer.log werksommer;');
  // At its usual level it would quote whole requests.
  expect(operations).toContain('error_log /var/log/nginx/werksommer-error.log crit;');
});

/** What nginx makes of a text by one of the maps of the guide. */
function mapped(variable: string, text: string): string {
  const lines = new RegExp(`map \\$\\w+ \\$${variable} {\n([^}]+)}`).exec(operations)?.[1]?.split('\n') ?? [];
  for (const line of lines) {
    const [, pattern = '', target = ''] = /^ {2}(\S+) {2}(\S+);$/.exec(line) ?? [];
    if (pattern === 'default') return target === '$uri' ? text : target;
    const found = new RegExp(pattern.slice(1)).exec(text);
    if (found) return target.replace(/\$(\w+)/, (_, name: string) => found.groups?.[name] ?? '');
  }
  throw new Error(`no map ${variable}`);
}

it.each([
  ['path', '/invite/TOKEN', '/invite/-'],
  ['path', '/de/invite/TOKEN', '/de/invite/-'],
  ['path', '/api/invites/TOKEN/poster-de.pdf', '/api/invites/-'],
  ['path', '/de/join', '/de/join'],
  ['network', '203.0.113.77', '203.0.113.0'],
  ['network', '2001:db8:1:2::3', '2001:db8::'],
  ['network', 'unix:', '-'],
])('the log that the guide proposes for nginx keeps of the %s %s only %s', (variable, text, kept) => {
  expect(mapped(variable, text)).toBe(kept);
});

it('the guide says the figures that the server has', () => {
  for (const text of [
    '128 forms',
    '32 of one network',
    '64 more',
    'four of each',
    '64 KiB in a minute',
    '512 KiB in a minute',
  ])
    expect(operations).toContain(text);
  for (const name of ['DISK_RESERVE_MB', 'UPLOAD_MB_PER_NETWORK', 'UPLOAD_MB_PER_APPLICATION'])
    expect(operations).toContain(`| \`${name}\` | \`${readEnv({})[name as 'DISK_RESERVE_MB']}\` |`);
});

// Another user can only be played by root, as in a container that builds.
const canBeNobody = process.getuid?.() === 0;

it.runIf(canBeNobody)(
  'the server writes nowhere but into its data folder, and takes an application all the same',
  async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-'));
    const readOnly = tempDir();
    mkdirSync(path.join(readOnly, 'cwd'));
    for (const dir of [readOnly, path.join(readOnly, 'cwd')]) chmodSync(dir, 0o555);
    chownSync(dataDir, NOBODY, NOBODY);
    const child = spawn(process.execPath, [path.join(ROOT, 'api/main.ts')], {
      cwd: path.join(readOnly, 'cwd'),
      uid: NOBODY,
      gid: NOBODY,
      env: {
        PATH: process.env.PATH,
        HOME: path.join(readOnly, 'cwd'),
        TMPDIR: path.join(readOnly, 'cwd'),
        DIST_DIR: await builtDist(),
        DATA_DIR: dataDir,
        PORT: '0',
        PUBLIC_URL,
        LOG_LEVEL: 'error',
      },
    });
    try {
      const url = urlIn((await opened(child))());
      const answer = await fetch(`${url}/api/functions/submit-preregistration`, {
        method: 'POST',
        body: await step1Form(),
      });
      expect(answer.status).toBe(200);
      expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
      expect((await fetch(`${url}/storage/public/enrolment-declaration-de.pdf`)).status).toBe(200);
      expect(namesIn(path.join(dataDir, 'uploads'))).toHaveLength(1);
      const written = execFileSync('find', [ROOT, readOnly, '-user', 'nobody', '-not', '-path', '*/node_modules/*']);
      expect(written.toString()).toBe('');
    } finally {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
  },
);
