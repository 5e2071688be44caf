import { builtDist } from './dist.ts';

// Before the tests: otherwise the first one that looks at the site would build it in its own time.
await builtDist();
