import type { Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import type { ExportKind, SvgTextKind } from '../export-request.ts'

export const FILE_TYPES = ['png', 'jpeg', 'webp', 'pdf', 'pptx', 'svg'] as const

export type FileType = (typeof FILE_TYPES)[number]

export type Choices = {
  type: FileType
  scale: 1 | 2
  svgText: SvgTextKind
  formats: readonly Format[]
  slideIds: readonly string[]
  /** True if the post starts with the text of the slides. */
  hasCaption: boolean
}

/** Returns the initial choices: every visible slide, in the open format. */
export function firstChoices({ slides }: Scene, format: Format): Choices {
  const shown = slides.filter(({ kind, isHidden }) => kind !== 'common' && !isHidden)
  return {
    type: 'png',
    scale: 1,
    svgText: 'text',
    formats: [format],
    slideIds: shown.map(({ id }) => id),
    hasCaption: false,
  }
}

export function kindOf({ type, scale, svgText }: Choices, author: string, language: string): ExportKind {
  if (type === 'pdf') return { type, author, language }
  if (type === 'pptx') return { type, author }
  return type === 'svg' ? { type, text: svgText } : { type, scale }
}

/** Returns the number of files; several are packed into one archive. */
export function countFiles({ type, formats, slideIds }: Choices): number {
  return type === 'pdf' || type === 'pptx' ? formats.length : formats.length * slideIds.length
}
