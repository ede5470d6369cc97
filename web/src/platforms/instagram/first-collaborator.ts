import type { ChannelSettings } from '@postwright/core/platforms/channel-facts'
import { plainHandle } from '../preview/plain-handle.ts'

/** The first account that is invited to publish a post too; null where there is none. */
export function firstCollaborator({ collaborators }: ChannelSettings): string | null {
  if (typeof collaborators !== 'string') return null
  const [first = ''] = collaborators.split(',')
  return first.trim() === '' ? null : plainHandle(first.trim())
}
