/** An error that the user can fix: its message states the problem and the solution, and is shown without a stack trace. */
export class Failure extends Error {}

/**
 * Runs a command's main function. Prints the message of a `Failure`, or the stack trace of any other error, and exits with code 1.
 * @param {() => Promise<number | void>} main resolves with the exit code; 0 without one
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
