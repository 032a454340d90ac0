export {
  CompiledQuery,
  Kysely,
  Migrator,
  PostgresAdapter,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely';
export type {
  DatabaseConnection,
  ExpressionBuilder,
  Generated,
  Migration,
  QueryResult,
  Selectable,
  SqliteDialectConfig,
  Transaction,
} from 'kysely';
