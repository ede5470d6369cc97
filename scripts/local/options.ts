import { parseArgs } from 'node:util'
import { Failure } from '../setup/failure.mjs'

/** `fresh` forgets all local data first; `bluesky` also runs a Bluesky server on this machine. */
export type LocalOptions = { fresh: boolean; bluesky: boolean }

/** @throws Failure on an option that does not exist */
export function readLocalOptions(args: string[]): LocalOptions {
  try {
    const options = { fresh: { type: 'boolean' }, bluesky: { type: 'boolean' } } as const
    const { values } = parseArgs({ args, options })
    return { fresh: values.fresh ?? false, bluesky: values.bluesky ?? false }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Failure(
      `${reason}. The options are --fresh (forget all local data) and --bluesky (run a Bluesky server too).`,
    )
  }
}
