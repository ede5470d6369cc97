import { type Collection, type ServerCollection, isWrittenByEditors } from '@postwright/core/collections/collection'
import { renderBlocks } from './blocks.ts'
import { renderRights } from './rights.ts'
import { renderShape } from './shape.ts'

type Described = Collection | ServerCollection

/** The whole of firestore.rules: the written template with a shape for each collection that editors write, and every block. */
export function renderRules(template: string, collections: readonly Described[]): string {
  const described = collections.filter(isWrittenByEditors)
  const isReadByVisibility = collections.some((each) => 'read' in each && each.read.list === 'byVisibility')
  const shapes = described.map(renderShape)
  return template
    .replace('{{rights}}\n', () => indented(renderRights(described, isReadByVisibility), 2))
    .replace('{{shapes}}\n', () =>
      shapes
        .map((lines) => indented(lines, 2))
        .join('\n')
        .trimEnd()
        .concat('\n'),
    )
    .replace('{{collections}}\n', () => indented(renderBlocks(collections), 2))
}

/** Each line two spaces to the right per level; empty ones stay empty. */
function indented(lines: readonly string[], levels: number): string {
  return lines.map((line) => (line === '' ? '\n' : `${'  '.repeat(levels)}${line}\n`)).join('')
}
