// The package has no types of its own.
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; vhostBuckets: boolean; directory: string });
    run(): Promise<import('node:net').AddressInfo>;
  }
}
