import type { Outcome } from './components/schedule/use-scheduling.ts'
import type { ComposerPart } from './content-faults.ts'

/** What the API refused per channel, by connection id, where it is put right in this part. */
export function getChannelRefusals(part: ComposerPart, outcome: Outcome | null): Readonly<Record<string, string>> {
  return outcome?.kind === 'refused' && outcome.part === part ? outcome.channels : {}
}
