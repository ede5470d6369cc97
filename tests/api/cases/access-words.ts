import type { TestCaller } from '../../support/callers.ts'
import type { EndpointName } from './access-table.ts'

/** Everybody has a code of their own. */
export function codeOf(caller: TestCaller | null): string {
  return `MINE-${(caller?.uid ?? 'nobody')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 12)}`
}

/** What is meant by a kind differs from call to call. */
export function kindFor(name: EndpointName): string {
  if (name === 'listActivity') return 'posts'
  if (name === 'listPostHistory') return 'content'
  return name === 'moveToTrash' ? 'ideas' : 'template'
}
