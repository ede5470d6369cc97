/** A failure that its reader can act on: one sentence that says what is wrong and what to do. Shown without a stack. */
export class Failure extends Error {}

/**
 * Runs a command's main function. A `Failure` ends with its sentence, anything else with its stack; both with code 1.
 * @param {() => Promise<number | void>} main resolves with the exit code, 0 when it gives none
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    process.stderr.write(`\n${describe(error)}\n`)
    process.exitCode = 1
  }
}

/** @param {unknown} error */
function describe(error) {
  if (error instanceof Failure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
