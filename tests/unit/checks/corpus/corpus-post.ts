import type { BrandRules } from '@postwright/core/checks/brand/brand-rules'
import type { CheckedFile } from '@postwright/core/checks/checked-draft'
import type { PersonaRules } from '@postwright/core/checks/persona/persona-rules'
import type { Platform } from '@postwright/core/platforms/platform'

/**
 * A post with what a careful editor would say of it. The findings are written from reading the text, by these habits: a
 * sentence of more than 25 words is long, and so is a block of more than 420 characters; a post of a dozen words asks for
 * something in its second half; one of 25 words has a number, a name or a quote; a text that needs more than nine years of
 * school is hard; who acts is said; two hashtags may be part of the sentences.
 */
export type CorpusPost = {
  text: string
  on?: Platform
  brand?: BrandRules
  persona?: PersonaRules
  files?: readonly CheckedFile[]
  earlier?: readonly string[]
  /** Expected text ranges by check; an empty one means something missing, or the whole text. */
  finds: Readonly<Record<string, readonly string[]>>
}
