/*
 * What is used of Kysely, as one CommonJS module. As ES modules it is 260 files, and the loader that runs TypeScript is
 * asked about every one of them: that took each command of the project about as long as everything else it loads. The
 * names stand here one by one because Node would read all files once more to find them out.
 */
const kysely = require('kysely');

exports.CompiledQuery = kysely.CompiledQuery;
exports.Kysely = kysely.Kysely;
exports.Migrator = kysely.Migrator;
exports.PostgresAdapter = kysely.PostgresAdapter;
exports.PostgresDialect = kysely.PostgresDialect;
exports.SqliteAdapter = kysely.SqliteAdapter;
exports.SqliteDialect = kysely.SqliteDialect;
exports.SqliteDriver = kysely.SqliteDriver;
exports.sql = kysely.sql;
