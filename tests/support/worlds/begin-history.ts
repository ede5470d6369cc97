import type { FaultPoint } from '../../../functions/src/domain/ports/world.ts'
import { Crash, MINUTE, type PublishingWorld } from '../publishing.ts'

type Begun = Parameters<PublishingWorld['network']['script']>[1] & { crashes: readonly FaultPoint[]; dueMinute: number }

/** Schedules a post with a script of the network and crashes of its workers. */
export async function beginHistory(
  world: PublishingWorld,
  name: string,
  { crashes, dueMinute, ...script }: Begun,
): Promise<void> {
  world.network.script(name, script)
  for (const point of crashes) world.onFault(name, point, () => Promise.reject(new Crash()))
  await world.addPost(name)
  const local = new Date(world.clock.now() + dueMinute * MINUTE).toISOString().slice(0, 16)
  await world.schedule(name, { kind: 'at', local, tzid: 'UTC' })
}
