import type Database from 'better-sqlite3';

type AnyStatement = Database.Statement<unknown[], unknown>;

/**
 * From here on a statement of this connection is prepared with its first use: 480 of them take 6 MB, and few are used
 * soon after a start. A wrong column shows with the first use only: `tests/api/statements.test.ts` prepares all.
 */
export function prepareLazily(db: Database.Database): void {
  const prepare = db.prepare.bind(db) as (source: string) => AnyStatement;
  db.prepare = ((source: string) => new LazyStatement(db, source, prepare)) as typeof db.prepare;
}

class LazyStatement implements AnyStatement {
  readonly database: Database.Database;
  readonly source: string;
  readonly #prepare: (source: string) => AnyStatement;
  #prepared: AnyStatement | undefined;

  constructor(database: Database.Database, source: string, prepare: (source: string) => AnyStatement) {
    this.database = database;
    this.source = source;
    this.#prepare = prepare;
  }

  run(...given: unknown[]) {
    return this.#statement().run(...given);
  }

  get(...given: unknown[]) {
    return this.#statement().get(...given);
  }

  all(...given: unknown[]) {
    return this.#statement().all(...given);
  }

  iterate(...given: unknown[]) {
    return this.#statement().iterate(...given);
  }

  bind(...given: unknown[]): this {
    this.#statement().bind(...given);
    return this;
  }

  pluck(isOn = true): this {
    this.#statement().pluck(isOn);
    return this;
  }

  expand(isOn = true): this {
    this.#statement().expand(isOn);
    return this;
  }

  raw(isOn = true): this {
    this.#statement().raw(isOn);
    return this;
  }

  safeIntegers(isOn = true): this {
    this.#statement().safeIntegers(isOn);
    return this;
  }

  columns() {
    return this.#statement().columns();
  }

  get reader() {
    return this.#statement().reader;
  }

  get readonly() {
    return this.#statement().readonly;
  }

  get busy() {
    return this.#statement().busy;
  }

  #statement(): AnyStatement {
    this.#prepared ??= this.#prepare(this.source);
    return this.#prepared;
  }
}
