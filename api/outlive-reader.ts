/** Keeps the server alive when whoever reads its log goes away, as in `npm start | head`: it only falls silent. */
export function outliveReader(stream: NodeJS.WriteStream): void {
  stream.on('error', () => {});
}
