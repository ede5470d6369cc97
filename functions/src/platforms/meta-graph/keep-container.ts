import type { Progress } from '../../domain/ports/networks.ts'
import { type ContainerStatus, isGone } from './container-status.ts'

type Container = {
  name: string
  create: () => Promise<string>
  /** Null: the network no longer knows it. */
  statusOf: (id: string) => Promise<ContainerStatus | null>
}

/** `status`: as it was found now; null for one that was just made. */
type Kept = { id: string; status: ContainerStatus | null }

/**
 * The container under this name, made by this delivery or an earlier one. One that expired or failed is replaced once: what
 * fails twice fails for its content.
 */
export async function keepContainer(progress: Progress, { name, create, statusOf }: Container): Promise<Kept> {
  const second = secondName(name)
  const [first, replacement] = [progress.kept(name), progress.kept(second)]
  if (replacement !== undefined) return { id: replacement, status: await statusOf(replacement) }
  if (first !== undefined) {
    const status = await statusOf(first)
    if (status !== null && !isGone(status)) return { id: first, status }
  }
  const id = await create()
  await progress.keep(first === undefined ? name : second, id)
  return { id, status: null }
}

/** The container that a publish call would have named, or undefined when there was none to publish. */
export function keptContainer(kept: Progress['kept'], name: string): string | undefined {
  return kept(secondName(name)) ?? kept(name)
}

const secondName = (name: string) => `${name}_again`
