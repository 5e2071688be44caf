/** A process that sends requests all the time; when asked, it reports the waits since it was last asked. */
const [url = '', token = ''] = process.argv.slice(2);
let waits: number[] = [];
process.on('message', () => {
  waits.sort((a, b) => a - b);
  process.send?.({ longest: waits.pop() ?? 0, p99: waits[Math.floor(waits.length * 0.99)] ?? 0 });
  waits = [];
});
for (;;) {
  for (const [path, headers] of [
    ['/api/health/live', {}],
    ['/api/functions/get-applicant', { authorization: `Bearer ${token}` }],
  ] as const) {
    const from = performance.now();
    const answer = await fetch(`${url}${path}`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    waits.push(performance.now() - from);
  }
}

export {};
