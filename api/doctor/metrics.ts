import { hash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { FAULTS } from '#contract/desk/health.ts';
import { backupHealth } from '../backups/backup-health.ts';
import type { Deps } from '../deps.ts';
import { healthStore } from '../desk/health.store.ts';
import { faultsNow } from '../health/faults-now.ts';
import { problem } from '../http/problem.ts';
import { DAY_MS, SECOND_MS } from '../time/clock.ts';
import { growthStore } from './growth.store.ts';

/** Figures for Prometheus, for whoever shows METRICS_KEY; undefined where none is set. */
export function createMetrics(deps: Deps): { count: RequestHandler; serve: RequestHandler } | undefined {
  const { METRICS_KEY } = deps.env;
  if (METRICS_KEY === undefined) return undefined;
  const wanted = hash('sha256', `Bearer ${METRICS_KEY}`, 'buffer');
  const answers = new Map<number, number>();
  const lag = monitorEventLoopDelay();
  lag.enable();
  return {
    count(_req, res, next) {
      res.on('close', () => answers.set(res.statusCode, (answers.get(res.statusCode) ?? 0) + 1));
      next();
    },
    async serve(req, res) {
      const given = hash('sha256', req.headers.authorization ?? '', 'buffer');
      if (!timingSafeEqual(given, wanted)) throw problem('not_found');
      const figures = [
        ...[...answers].map(([status, count]) => `requests_total{status="${status}"} ${count}`),
        `event_loop_lag_seconds ${lag.percentile(99) / 1e9}`,
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        ...(await figuresOf(deps)),
      ];
      // Of the time since the last look.
      lag.reset();
      res.type('text/plain; version=0.0.4').send(`${figures.map((figure) => `werksommer_${figure}`).join('\n')}\n`);
    },
  };
}

async function figuresOf(deps: Deps): Promise<string[]> {
  const now = deps.clock.now();
  const ages = (since: number | undefined) => (since === undefined ? 0 : (now - since) / SECOND_MS);
  const [faults, backup, free] = [await faultsNow(deps), await backupHealth(deps), await deps.diskSpace.freeBytes()];
  const mails = healthStore(deps.db);
  return [
    ...FAULTS.map((fault) => `fault{what="${fault}"} ${Number(faults.includes(fault))}`),
    `mails_waiting ${mails.waitingMails()}`,
    `mail_oldest_seconds ${ages(mails.waitingToGo(now).oldest)}`,
    `uploaded_bytes_last_day ${growthStore(deps.db).bytesSince(now - DAY_MS)}`,
    `disk_free_bytes ${free}`,
    ...(backup.at === null ? [] : [`backup_age_seconds ${ages(Date.parse(backup.at))}`]),
    `backup_trial_failed ${Number(backup.problem !== null)}`,
  ];
}
