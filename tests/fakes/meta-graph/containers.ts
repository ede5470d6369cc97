export type ContainerState = 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'EXPIRED' | 'PUBLISHED'

export type Container = {
  id: string
  owner: string
  params: Record<string, unknown>
  isItem: boolean
  madeAt: number
  /** Number of reads that still find it in processing. */
  looksLeft: number
  /** Why it fails once it has been processed. */
  failure: string | null
  isPublished: boolean
}

const LIFE = 24 * 60 * 60 * 1000

/** Reads the state of a container. Each read advances its processing; containers expire after a day. */
export function lookAt(container: Container, now: number): ContainerState {
  if (container.isPublished) return 'PUBLISHED'
  if (now - container.madeAt >= LIFE) return 'EXPIRED'
  if (container.looksLeft > 0) {
    container.looksLeft -= 1
    return 'IN_PROGRESS'
  }
  return container.failure === null ? 'FINISHED' : 'ERROR'
}
