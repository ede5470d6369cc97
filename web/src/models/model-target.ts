import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { Finding } from '@postwright/core/checks/check'
import type { Persona } from '@postwright/core/collections/personas'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { ModelTask } from '@postwright/core/model/model-run'

/** What a model is to work on: a draft as the rules see it, and what of the workspace it is to keep to. */
export type ModelTarget = {
  draft: CheckedDraft
  /** The finding that is chosen; null: none. */
  finding: Finding | null
  kit: BrandKit | null
  persona: Persona | null
}

/** A target with the task that was chosen for it. */
export type ModelWork = ModelTarget & { task: ModelTask }
