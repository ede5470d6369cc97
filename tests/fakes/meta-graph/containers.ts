export type ContainerState = 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'EXPIRED' | 'PUBLISHED'

export type Container = {
  id: string
  owner: string
  params: Record<string, unknown>
  isItem: boolean
  madeAt: number
  /** How many looks find it still being processed. */
  looksLeft: number
  /** Why it fails once it has been processed. */
  failure: string | null
  isPublished: boolean
}

const LIFE = 24 * 60 * 60 * 1000

/** What a look at a container finds; looking is what makes its processing go on. */
export function lookAt(container: Container, now: number): ContainerState {
  if (container.isPublished) return 'PUBLISHED'
  if (now - container.madeAt >= LIFE) return 'EXPIRED'
  if (container.looksLeft > 0) {
    container.looksLeft -= 1
    return 'IN_PROGRESS'
  }
  return container.failure === null ? 'FINISHED' : 'ERROR'
}
