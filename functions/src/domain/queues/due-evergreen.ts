import type { Evergreen } from '@postwright/core/model/evergreen'

/** A post that is published again, and its workspace. */
export type DueEvergreen = { workspaceId: string; evergreen: Evergreen }
