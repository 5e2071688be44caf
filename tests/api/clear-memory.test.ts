import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearMemoryWhenCalm } from '#api/start/clear-memory.ts';

const MEGABYTE = 1_000_000;
const gc = vi.fn();
const server = { external: 0, busyMicroseconds: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('gc', gc.mockReset());
  Object.assign(server, { external: 5 * MEGABYTE, busyMicroseconds: 0 });
  vi.spyOn(process, 'memoryUsage').mockImplementation((() => ({ external: server.external })) as never);
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({
    user: server.busyMicroseconds - (before?.user ?? 0),
    system: 0,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('clears what the start has left, and what a flood of files leaves once it is over', () => {
  clearMemoryWhenCalm();
  vi.advanceTimersByTime(1000);
  expect(gc).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(gc).toHaveBeenCalledTimes(1);
  server.external = 35 * MEGABYTE;
  for (let look = 0; look < 5; look += 1) {
    server.busyMicroseconds += 8 * MEGABYTE;
    vi.advanceTimersByTime(20_000);
  }
  expect(gc).toHaveBeenCalledTimes(1);
  gc.mockImplementation(() => {
    server.external = 6 * MEGABYTE;
  });
  vi.advanceTimersByTime(40_000);
  expect(gc).toHaveBeenCalledTimes(2);
});
