import { z } from 'zod'
import { HASHTAG_MAX } from '../limits.ts'

/** Matches text that `findFacets` finds completely after a #: letters, digits and combining marks, at least one letter, and no trailing punctuation. */
const HASHTAG = /^[\p{N}_]*\p{L}([\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?$/u

/** A stored hashtag: composed (NFC), without the #. Letters keep their case as typed. */
export const hashtagSchema = z.string().normalize('NFC').max(HASHTAG_MAX).regex(HASHTAG)
