import { BYTES_MAX } from '@postwright/core/media/media-kind'
import { audioTypeSchema, tidyMediaType } from '@postwright/core/media/media-type'

/** Thrown for a file or a recording that cannot be used as a sound of a film. */
export class SoundFault extends Error {
  readonly fault: 'unreadable' | 'tooLarge' | 'nothingSaid' | 'sceneGone'

  constructor(fault: SoundFault['fault']) {
    super(`This cannot be a sound of a film: ${fault}`)
    this.fault = fault
  }
}

/**
 * Checks a file before it is read or sent.
 * @throws SoundFault if the library does not accept the file as a sound
 */
export function checkSoundFile({ type, size }: Blob): void {
  if (!audioTypeSchema.safeParse(tidyMediaType(type)).success) throw new SoundFault('unreadable')
  if (size > BYTES_MAX.audio) throw new SoundFault('tooLarge')
}
