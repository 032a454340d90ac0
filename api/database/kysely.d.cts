export * from 'kysely';
