import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderIsland } from '#contract/finished-page.ts';
import { perBuild } from '../http/built-pages.ts';
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
  const loaderNow = perBuild(distDir, (build) => {
    let loaded: Promise<Renderer> | undefined;
    return () => {
      loaded ??= load(distDir, build).catch((error) => {
        loaded = undefined;
        throw error;
      });
      return loaded;
    };
  });
  return () => loaderNow()();
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
