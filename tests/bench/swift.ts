import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSender } from '#api/bucket/send-signed.ts';
import { freePort } from '../support/child-server.ts';

const KINDS = ['account', 'container', 'object'] as const;
const KEYS = 'test%3Atester:testing';
const PIPELINE =
  'catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth bulk slo dlo versioned_writes proxy-logging proxy-server';
const FILTERS = PIPELINE.split(' ').slice(0, -1);

/** OpenStack Swift of Debian's packages on loopback, with one disk. As root. Answers a BUCKET_URL. */
export async function startSwift(folder: string) {
  const place = (name: string) => path.join(folder, name);
  const children: ChildProcess[] = [];
  const run = (file: string, args: string[]) =>
    children.push(spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'] }));
  mkdirSync(place('disk/d1'), { recursive: true });
  const common = `user = root\nswift_dir = ${folder}\nworkers = 0\n`;
  for (const kind of KINDS) {
    const port = await freePort();
    const ring = (...words: string[]) => execFileSync('swift-ring-builder', [place(`${kind}.builder`), ...words]);
    ring('create', '4', '1', '1');
    ring('add', `r1z1-127.0.0.1:${port}/d1`, '1');
    ring('rebalance');
    writeFileSync(
      place(`${kind}.conf`),
      `[DEFAULT]\n${common}bind_ip = 127.0.0.1\nbind_port = ${port}\ndevices = ${place('disk')}\nmount_check = false\n[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    );
    run(`swift-${kind}-server`, [place(`${kind}.conf`)]);
  }
  const [memcached, port] = [String(await freePort()), await freePort()];
  run('memcached', ['-u', 'nobody', '-l', '127.0.0.1', '-p', memcached]);
  const more: Readonly<Record<string, string>> = {
    cache: `memcache_servers = 127.0.0.1:${memcached}\n`,
    tempauth: `user_test_tester = testing .admin http://127.0.0.1:${port}/v1/AUTH_test\n`,
  };
  const filters = FILTERS.map((name) => {
    const egg = name.replace('cache', 'memcache').replace('proxy-logging', 'proxy_logging');
    return `[filter:${name}]\nuse = egg:swift#${egg}\n${more[name] ?? ''}`;
  });
  writeFileSync(
    place('proxy.conf'),
    `[DEFAULT]\n${common}bind_ip = 127.0.0.1\nbind_port = ${port}\n[pipeline:main]\npipeline = ${PIPELINE}\n[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n${filters.join('')}`,
  );
  run('swift-proxy-server', [place('proxy.conf')]);
  const url = `http://${KEYS}@127.0.0.1:${port}/works/places`;
  const make = () => createSender(url).send('PUT', '', { signal: AbortSignal.timeout(10_000) });
  while (!(await make().catch(() => undefined))?.ok) await pause(500);
  const stop = () => {
    for (const child of children) child.kill();
  };
  return { url, stop };
}
