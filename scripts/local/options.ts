import { parseArgs } from 'node:util'
import { Failure } from '../setup/failure.mjs'

/**
 * `fresh` deletes all local data first; `bluesky` also runs a local Bluesky server; `networks` also runs fakes of the other networks, limited to the
 * calls that publishing makes.
 */
export type LocalOptions = { fresh: boolean; bluesky: boolean; networks: boolean }

/** Parses the command-line options. @throws Failure on an unknown option */
export function readLocalOptions(args: string[]): LocalOptions {
  try {
    const flag = { type: 'boolean' } as const
    const options = { fresh: flag, bluesky: flag, networks: flag }
    const { values } = parseArgs({ args, options })
    return { fresh: values.fresh ?? false, bluesky: values.bluesky ?? false, networks: values.networks ?? false }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Failure(
      `${reason}. The options are --fresh (forget all local data), --bluesky (run a Bluesky server too) and --networks (run fakes of the other networks too).`,
    )
  }
}
