/** The environment variable with which `npm test` leaves out the files named `*.full.*`. */
export const TEST_SCOPE = 'TEST_SCOPE';

/** Whether the tests of rare failures and other engines run too. True unless started by `npm test`. */
export const isFullRun = process.env[TEST_SCOPE] !== 'usual';
