/** A process that sends requests all the time; when asked, it reports the longest wait since it was last asked. */
const [url = '', token = ''] = process.argv.slice(2);
let longest = 0;
process.on('message', () => {
  process.send?.(longest);
  longest = 0;
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
    longest = Math.max(longest, performance.now() - from);
  }
}

export {};
