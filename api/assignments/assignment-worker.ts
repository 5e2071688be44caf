import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createProposal, type Eligible, type FreePlaces } from './propose.ts';

// A thread of its own: it takes seconds, in which the server has to answer. Only on Linux is a
// priority that of a thread alone.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const proposal = createProposal(workerData as FreePlaces[]);
parentPort?.on('message', (page: Eligible[] | 'end') => {
  if (page !== 'end') return proposal.add(page);
  parentPort?.postMessage(proposal.propose());
  parentPort?.close();
});
