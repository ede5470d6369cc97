import type { Outcome } from './components/schedule/use-scheduling.ts'
import type { ComposerPart } from './content-faults.ts'

/** Returns the API's refusals per connection id that are fixed in this part of the composer. */
export function getChannelRefusals(part: ComposerPart, outcome: Outcome | null): Readonly<Record<string, string>> {
  return outcome?.kind === 'refused' && outcome.part === part ? outcome.channels : {}
}
