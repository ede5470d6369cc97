import { type Collection, type ServerCollection, isWrittenByEditors } from '@postwright/core/collections/collection'
import { renderBlocks } from './blocks.ts'
import { renderRights } from './rights.ts'
import { renderShape } from './shape.ts'

type Described = Collection | ServerCollection

/** Returns the whole firestore.rules: the template filled with the rights, a shape for each collection that editors write, and all `match` blocks. */
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

/** Indents lines by two spaces per level; empty lines stay empty. */
function indented(lines: readonly string[], levels: number): string {
  return lines.map((line) => (line === '' ? '\n' : `${'  '.repeat(levels)}${line}\n`)).join('')
}
