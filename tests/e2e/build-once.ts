import { builtDist } from '../support/dist.ts';

/** Builds before any worker starts, so that two of them don't build at once. All serve the same site. */
export default async function buildOnce(): Promise<void> {
  process.env.E2E_DIST = await builtDist();
}
