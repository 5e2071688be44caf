import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Watches what `node:fs` does below a folder, until the test ends. SQLite writes its own files past it. */
export async function watchDisk(root: string) {
  const calls: string[] = [];
  const touched = new Set<string>();
  /** Inodes whose bytes may be in memory only, and paths of which the folder may not know the name yet. */
  const unsynced = { bytes: new Set<number>(), names: new Set<string>() };
  const paths = new Map<number, string>();
  const nameOf = (place: string) => path.relative(root, path.resolve(place)) || '.';
  const isWatched = (place: unknown): place is string => typeof place === 'string' && !nameOf(place).startsWith('..');

  function named(place: unknown): void {
    if (!isWatched(place)) return;
    touched.add(path.resolve(place));
    unsynced.names.add(path.resolve(place));
  }
  function opened(fd: number, place: unknown, isNew: boolean): void {
    paths.delete(fd);
    if (!isWatched(place)) return;
    paths.set(fd, path.resolve(place));
    touched.add(path.resolve(place));
    if (isNew) named(place);
  }
  function written(fd: number): void {
    const place = paths.get(fd);
    if (place === undefined) return;
    calls.push(`write ${nameOf(place)}`);
    unsynced.bytes.add(fs.fstatSync(fd).ino);
  }
  function synced(fd: number): void {
    const place = paths.get(fd);
    if (place === undefined) return;
    calls.push(`sync ${nameOf(place)}`);
    unsynced.bytes.delete(fs.fstatSync(fd).ino);
    for (const name of [...unsynced.names]) if (path.dirname(name) === place) unsynced.names.delete(name);
  }
  function moved(what: 'link' | 'rename', from: string, to: string): void {
    if (!isWatched(to)) return;
    calls.push(`${what} ${nameOf(from)} ${nameOf(to)}`);
    named(to);
  }
  /** `writeFile`, where Node does the rest without the functions below. */
  function writtenWhole(place: unknown, { flush = false }: { flush?: boolean } = {}): void {
    if (!isWatched(place)) return;
    named(place);
    calls.push(`write ${nameOf(place)}`);
    if (!flush) unsynced.bytes.add(fs.statSync(place).ino);
  }

  const handle = await fs.promises.open(root);
  const handles = Object.getPrototypeOf(handle) as fs.promises.FileHandle;
  await handle.close();
  const isNew = (place: unknown) => typeof place === 'string' && !fs.existsSync(place);

  replace(fs, 'openSync', (run, place, ...rest) => {
    const before = isNew(place);
    const fd = run(place, ...rest) as number;
    opened(fd, place, before);
    return fd;
  });
  replace(fs.promises, 'open', async (run, place, ...rest) => {
    const before = isNew(place);
    const file = (await run(place, ...rest)) as fs.promises.FileHandle;
    opened(file.fd, place, before);
    return file;
  });
  for (const name of ['writeSync', 'write'] as const)
    replace(fs, name, (run, fd, ...rest) => {
      written(fd as number);
      return run(fd, ...rest);
    });
  replace(fs, 'fsyncSync', (run, fd) => {
    run(fd);
    synced(fd as number);
  });
  replace(fs, 'fsync', (run, fd, done) =>
    run(fd, (error: unknown) => {
      if (!error) synced(fd as number);
      (done as (error: unknown) => void)(error);
    }),
  );
  replace(handles, 'write', function (this: { fd: number }, run, ...args) {
    written(this.fd);
    return run(...args);
  });
  for (const name of ['sync', 'datasync'] as const)
    replace(handles, name, async function (this: { fd: number }, run) {
      await run();
      synced(this.fd);
    });
  replace(fs, 'mkdirSync', (run, ...args) => {
    const first = run(...args);
    named(first);
    return first;
  });
  for (const [name, what] of [
    ['linkSync', 'link'],
    ['renameSync', 'rename'],
  ] as const)
    replace(fs, name, (run, from, to) => {
      run(from, to);
      moved(what, from as string, to as string);
    });
  replace(fs.promises, 'rename', async (run, from, to) => {
    await run(from, to);
    moved('rename', from as string, to as string);
  });
  replace(fs, 'writeFileSync', (run, place, content, options) => {
    run(place, content, options);
    // With `flush`, Node calls the functions above.
    const { flush = false } = (options ?? {}) as { flush?: boolean };
    if (!flush) writtenWhole(place);
  });
  replace(fs.promises, 'writeFile', async (run, place, content, options) => {
    await run(place, content, options);
    writtenWhole(place, (options ?? {}) as { flush?: boolean });
  });
  syncBuiltinESMExports();

  return {
    /** What was done, in order: 'write secret.key', 'sync .'. */
    calls,
    /** The files and folders that a power cut would take or damage now. */
    lost: () =>
      [...touched]
        .filter((place) => fs.existsSync(place))
        .filter((place) => unsynced.names.has(place) || unsynced.bytes.has(fs.statSync(place).ino))
        .map(nameOf),
  };
}

type Run = (...args: unknown[]) => unknown;

/** Puts a function in the place of another until the test ends; it gets that one first, and its arguments. */
function replace<T extends object>(owner: T, name: keyof T & string, by: (run: Run, ...args: unknown[]) => unknown) {
  const functions = owner as Record<string, Run>;
  const original = functions[name] as Run;
  functions[name] = function (this: unknown, ...args) {
    return by.call(this, original.bind(this), ...args);
  };
  onTestFinished(() => {
    functions[name] = original;
    syncBuiltinESMExports();
  });
}
