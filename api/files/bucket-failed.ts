/** The store does not answer, refuses, or answers with something else than was put. */
export class BucketFailed extends Error {
  /** What the store answered, where it did. */
  readonly status: number | undefined;

  constructor(reason: string, status?: number) {
    super(reason);
    this.status = status;
  }

  /** Whether it would be refused again: the key, the clock or the address is wrong. 400 says that a byte was changed. */
  get isRefused(): boolean {
    const { status = 0 } = this;
    return status > 400 && status < 500 && status !== 408 && status !== 429;
  }

  at(request: string): BucketFailed {
    return new BucketFailed(`${request}: ${this.message}`, this.status);
  }
}
