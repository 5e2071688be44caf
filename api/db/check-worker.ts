import { parentPort, workerData } from 'node:worker_threads';
import { quickCheck } from './quick-check.ts';

// Runs in a thread of its own: reading a large database takes seconds, in which the server has to answer.
parentPort?.postMessage(quickCheck(String(workerData)));
