import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/child-server.ts';
import { startSupervised } from '../support/supervised.ts';

// `node tests/bench/restart-behind-proxy.ts caddy`, or `nginx`: 10,000 requests through Debian's, set word for word as in
// docs/operations.md, while the server is stopped and another one takes its place, three times. Prints how many were lost.
const REQUESTS = 10_000;
const AT_ONCE = 20;
const RESTARTS = 3;

const root = mkdtempSync(path.join(os.tmpdir(), 'werksommer-restart-'));
const server = await startSupervised(root);
const proxyPort = await freePort();
const proxy = await startProxy(process.argv[2] === 'nginx' ? 'nginx' : 'caddy');
const codes = new Map<string, number>();
let slowest = 0;
let sent = 0;
const restarted = restartNowAndThen();
await Promise.all(Array.from({ length: AT_ONCE }, client));
await restarted;
await server.stop();
proxy.kill('SIGTERM');
rmSync(root, { recursive: true, force: true, maxRetries: 5 });
process.stdout.write(
  `${sent} requests, slowest ${Math.round(slowest)} ms: ${JSON.stringify(Object.fromEntries(codes))}\n`,
);

async function restartNowAndThen(): Promise<void> {
  for (let count = 1; count <= RESTARTS; count += 1) {
    while (sent < (count * REQUESTS) / (RESTARTS + 1)) await pause(20);
    await server.restart();
  }
}

async function client(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (sent < REQUESTS) {
    sent += 1;
    const from = performance.now();
    const code = await (sent % 2 === 0 ? ask(agent, 'GET', '/de') : ask(agent, 'POST', '/api/rpc/check_rate_limit'));
    slowest = Math.max(slowest, performance.now() - from);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  agent.destroy();
}

function ask(agent: Agent, method: string, address: string): Promise<string> {
  const body =
    method === 'POST'
      ? JSON.stringify({ _identifier: 'a', _attempt_type: 'login', _max_attempts: 5, _window_minutes: 15 })
      : '';
  return new Promise((resolve) => {
    const headers = body && { 'content-type': 'application/json', 'content-length': body.length };
    const req = request({ agent, port: proxyPort, method, path: address, headers: headers || {} }, (res) => {
      res.resume().once('close', () => resolve(`${method} ${res.complete ? res.statusCode : 'cut'}`));
    });
    req.once('error', (error: NodeJS.ErrnoException) => resolve(`${method} ${error.code}`)).end(body);
  });
}

async function startProxy(name: 'caddy' | 'nginx'): Promise<ChildProcess> {
  const docs = readFileSync('docs/operations.md', 'utf8');
  const [, text = ''] = new RegExp(`\`\`\`${name}(?:file)?\\n([^\`]+)\`\`\``).exec(docs) ?? [];
  const said = text.replace('127.0.0.1:3000', `127.0.0.1:${server.port}`).replaceAll('/var/log/nginx', root);
  const [inHttp = '', inServer = ''] = said.split('# In server { }:');
  const [settings, args] = {
    caddy: [
      `{\n admin off\n}\n${said.replace('example.org', `http://:${proxyPort}`)}`,
      ['run', '--adapter', 'caddyfile', '--config'],
    ],
    nginx: [
      `pid ${root}/pid; events {} http { ${inHttp} server { listen ${proxyPort}; ${inServer} } }`,
      ['-g', 'daemon off;', '-c'],
    ],
  }[name] as [string, string[]];
  const file = path.join(root, name);
  writeFileSync(file, settings);
  const child = spawn(name, [...args, file], { stdio: 'ignore' });
  await pause(1000);
  return child;
}
