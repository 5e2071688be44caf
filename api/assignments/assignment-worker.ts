import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createProposal, type Eligible, type FreePlaces } from './propose.ts';

// Runs in a thread of its own: counting takes seconds, in which the server has to answer. Only on Linux does a priority
// belong to a thread alone; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const proposal = createProposal(workerData as FreePlaces[]);
parentPort?.on('message', (page: Eligible[] | 'end') => {
  if (page !== 'end') return proposal.add(page);
  parentPort?.postMessage(proposal.propose());
  parentPort?.close();
});
