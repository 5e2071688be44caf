import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { sendAll } from '#api/http/stream-reply.ts';

it('PRIV-43 a caller who hangs up before the answer begins leaves no file open', async () => {
  const app = express();
  const arrived = new Promise<ServerResponse>((resolve) => {
    app.use((_req, res) => resolve(res));
  });
  const server = createServer(app).listen(0);
  onTestFinished(() => void server.close());
  const request = get({ port: (server.address() as AddressInfo).port }).on('error', () => {});
  const res = await arrived;
  request.destroy();
  await once(res, 'close');
  const file = new Readable({ read() {} });
  sendAll(file, res as express.Response);
  await once(file, 'close');
  expect(file.destroyed).toBe(true);
});
