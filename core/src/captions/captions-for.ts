import type { Captions } from '../media/media-facts.ts'
import type { CaptionRules } from '../platforms/platform-contract.ts'
import { readCaptions, writeSubRip } from './caption-cues.ts'

/** Returns the captions of a video for a network: the first languages, up to the network's limit, in its format. */
export function captionsFor({ languages, format }: CaptionRules, captions: readonly Captions[]): Captions[] {
  const written = format === 'vtt' ? captions : captions.map(asSubRip).filter(({ file }) => file !== '')
  return written.slice(0, languages ?? written.length)
}

const asSubRip = ({ language, file }: Captions) => ({ language, file: writeSubRip(readCaptions(file) ?? []) })
