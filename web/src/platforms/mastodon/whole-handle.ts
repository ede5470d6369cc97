import type { Connection } from '@postwright/core/model/connection'

/** An account with its instance, as other instances show it. */
export function wholeHandle({ handle, service }: Pick<Connection, 'handle' | 'service'>): string {
  const name = handle.replace(/^@/, '')
  return name.includes('@') ? `@${name}` : `@${name}@${service.replace(/^https?:\/\//, '')}`
}
