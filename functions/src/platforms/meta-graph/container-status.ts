/** Where a container is on its way to a post. */
export type ContainerStatus = {
  state: 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'EXPIRED' | 'PUBLISHED'
  /** Why it failed, in the network's words. */
  detail: string
}

/** A container that will never become a post. */
export function isGone({ state }: ContainerStatus): boolean {
  return state === 'ERROR' || state === 'EXPIRED'
}
