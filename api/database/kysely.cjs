/*
 * Kysely as one CommonJS module. As ES modules it is 260 files, and the loader that runs TypeScript is asked about every
 * one of them: that took each command of the project about as long as everything else it loads.
 */
module.exports = require('kysely');
