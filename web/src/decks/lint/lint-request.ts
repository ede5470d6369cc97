import type { Change } from '@postwright/core/scene/change'
import type { Finding } from '@postwright/core/scene/lint/finding'
import type { Scene } from '@postwright/core/scene/scene'
import type { OwnFamily } from '../fonts/own-family.ts'
import type { LintSetting } from './lint-setting.ts'

/** `fixOne` is the fix of one finding, by its `findingKey`. */
export type LintTask = { kind: 'look' } | { kind: 'fixAll' } | { kind: 'fixOne'; key: string }

/** All that a worker needs; plain data. */
export type LintRequest = {
  task: LintTask
  scene: Scene
  setting: LintSetting
  /** The pictures that could be had. */
  pictures: readonly { id: string; blob: Blob }[]
  families: readonly OwnFamily[]
}

/** `fixed` is null when every fix would do harm elsewhere. */
export type LintResult = { findings: readonly Finding[]; fixed: { change: Change; count: number } | null }

/** How many of the findings are settled, fixed or not. */
export type LintProgress = { done: number; of: number }
