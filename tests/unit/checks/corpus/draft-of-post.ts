import { draftOfText, type CheckedDraft } from '@postwright/core/checks/checked-draft'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { earlierText } from '../../../support/earlier-text.ts'
import type { CorpusPost } from './corpus-post.ts'

/** A post of the corpus as the engine takes it. */
export function draftOfPost({ text, on, brand, persona, files, earlier = [] }: CorpusPost): CheckedDraft {
  return draftOfText(text, {
    contract: on ? PLATFORM_CONTRACTS[on] : null,
    brand: brand ?? null,
    persona: persona ?? null,
    files: files ?? [],
    earlier: earlier.map(earlierText),
  })
}
