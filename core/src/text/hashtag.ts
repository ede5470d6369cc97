import { z } from 'zod'
import { HASHTAG_MAX } from '../limits.ts'

/** What `findFacets` finds whole after a #: letters, digits and joining marks, a letter among them, none of the marks at the end. */
const HASHTAG = /^[\p{N}_]*\p{L}([\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?$/u

/** A hashtag as it is stored: composed (NFC), without the sign before it. Letters stay as they were typed, capitals too. */
export const hashtagSchema = z.string().normalize('NFC').max(HASHTAG_MAX).regex(HASHTAG)
