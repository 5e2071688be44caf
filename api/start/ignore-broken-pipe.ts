/** Keeps the server running when the reader of its log ends, as in `npm start | head`; the log is then lost. */
export function ignoreBrokenPipe(stream: NodeJS.WriteStream): void {
  stream.on('error', () => {});
}
