import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, QueryResult, SqliteDialectConfig } from 'kysely';
import type { SqliteGuard } from './sqlite-guard.ts';

/**
 * Runs migrations in a transaction. Kysely wrongly assumes that SQLite can't run DDL in one, so concurrent migrations
 * would interleave and a crash would leave a migration half done. Transactions take the write lock up front, because
 * upgrading to it later fails if another process has written. Checks the guard before every statement.
 */
export class GuardedSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #guard: SqliteGuard;

  constructor(config: SqliteDialectConfig, guard: SqliteGuard) {
    super(config);
    this.#config = config;
    this.#guard = guard;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createDriver(): SqliteDriver {
    return new GuardedSqliteDriver(this.#config, this.#guard);
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class GuardedSqliteDriver extends SqliteDriver {
  readonly #guard: SqliteGuard;

  constructor(config: SqliteDialectConfig, guard: SqliteGuard) {
    super(config);
    this.#guard = guard;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return guarded(await super.acquireConnection(), this.#guard);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function guarded(connection: DatabaseConnection, guard: SqliteGuard): DatabaseConnection {
  return {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      guard.check();
      try {
        return await connection.executeQuery<Row>(query);
      } catch (error) {
        throw guard.explain(error);
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}
