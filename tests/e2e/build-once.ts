import { builtDist } from '../support/dist.ts';

/** Before any worker starts, so that two of them don't build at once and all serve the same site. */
export default async function buildOnce(): Promise<void> {
  process.env.E2E_DIST = await builtDist();
}
