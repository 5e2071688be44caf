import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderIsland } from '#contract/finished-page.ts';
import { cutFrame, type Frame } from './frame.ts';

interface Renderer {
  render: RenderIsland;
  /** @param file such as 'de/status.html' */
  frameOf(file: string): Promise<Frame>;
}

/**
 * React with the islands of the built site. It is loaded with the first page that needs it, and again after the site was
 * built anew beside the running server: pages and their scripts belong together.
 */
export function createRenderer(distDir: string): () => Promise<Renderer> {
  let version = '';
  let current: Promise<Renderer>;
  return async () => {
    // In microseconds; in the background it would wait behind files and passwords.
    const { ino, mtimeMs } = statSync(join(distDir, 'stamp.json'));
    const now = `${ino}-${mtimeMs}`;
    if (now !== version) current = load(distDir, now);
    version = now;
    return current.catch((error) => {
      version = '';
      throw error;
    });
  };
}

async function load(distDir: string, version: string): Promise<Renderer> {
  const script = pathToFileURL(join(distDir, 'server/render.mjs'));
  const { render } = (await import(`${script}?${version}`)) as { render: RenderIsland };
  const frames = new Map<string, Frame>();
  return {
    render,
    async frameOf(file) {
      const frame = frames.get(file) ?? cutFrame(await readFile(join(distDir, file), 'utf8'));
      frames.set(file, frame);
      return frame;
    },
  };
}
