/** What browsers say when a file of the client did not arrive; the wording is all that tells it from other errors. */
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css|loading chunk/i

/** Whether an error means that the code of a screen could not be fetched, and not that the code is broken. */
export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && WORDS.test(error.message)
}
