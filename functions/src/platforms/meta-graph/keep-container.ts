import type { Progress } from '../../domain/ports.ts'
import { type ContainerStatus, isGone } from './container-status.ts'

type Container = {
  name: string
  create: () => Promise<string>
  /** Null: the network no longer knows it. */
  statusOf: (id: string) => Promise<ContainerStatus | null>
}

/**
 * The container under this name, made by this delivery or an earlier one. One that expired or failed is replaced once: what
 * fails twice fails for its content.
 */
export async function keepContainer(progress: Progress, { name, create, statusOf }: Container): Promise<string> {
  const second = secondName(name)
  const [first, replacement] = [progress.kept(name), progress.kept(second)]
  if (replacement !== undefined) return replacement
  if (first !== undefined) {
    const status = await statusOf(first)
    if (status !== null && !isGone(status)) return first
  }
  const id = await create()
  await progress.keep(first === undefined ? name : second, id)
  return id
}

/** The container that a publish call would have named, or undefined when there was none to publish. */
export function keptContainer(kept: Progress['kept'], name: string): string | undefined {
  return kept(secondName(name)) ?? kept(name)
}

const secondName = (name: string) => `${name}_again`
