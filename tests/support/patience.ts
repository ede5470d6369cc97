/**
 * Time in milliseconds that a test waits for triggers. The emulators start a process for each trigger when it is first needed: while the first tests
 * run, that takes minutes on a busy machine.
 */
export const PATIENCE = 300_000
