import type { When } from '@postwright/core/api/posts'
import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../../../functions/src/domain/ports/deps.ts'
import { disconnect } from '../../../functions/src/domain/connections/disconnect.ts'
import { saveConnection } from '../../../functions/src/domain/connections/save-connection.ts'
import { setChannelPause } from '../../../functions/src/domain/connections/channel-settings.ts'
import { resumeNetwork } from '../../../functions/src/domain/publishing/resumption.ts'
import { stopNetwork } from '../../../functions/src/domain/networks/network-states.ts'
import { cancelPost } from '../../../functions/src/domain/posts/cancel-post.ts'
import { deletePost } from '../../../functions/src/domain/posts/delete-post.ts'
import { reschedulePost } from '../../../functions/src/domain/posts/reschedule-post.ts'
import { resolveVariant } from '../../../functions/src/domain/posts/resolve-variant.ts'
import { schedulePost } from '../../../functions/src/domain/posts/schedule-post.ts'
import { releaseHeld } from '../../../functions/src/domain/publishing/connection-holds.ts'
import { setWorkspacePublishing } from '../../../functions/src/domain/workspaces/workspace-settings.ts'
import { pathOf } from '../../support/memory/database.ts'
import { markOf } from './mark-of.ts'
import { MINUTE, OWNER, WORKSPACE, type World } from './world.ts'

const workspaceId = WORKSPACE

/** What people do in a world, each time by a call of the API in a worker of its own. */
export function peopleOf(world: World) {
  const { database, network, random, timeline, run } = world
  const revOf = (postId: string) => database.posts.get(pathOf(WORKSPACE, postId))?.data.rev ?? 0
  let renewed = 0

  /** Now, or at a full minute soon. */
  function soon(): When {
    if (random() < 0.4) return { kind: 'now' }
    const at = Math.ceil(timeline.now / MINUTE + random() * 12) * MINUTE
    return { kind: 'at', local: new Date(at).toISOString().slice(0, 16), tzid: 'UTC' }
  }

  const schedule = (postId: string) =>
    run((deps) => schedulePost(deps, OWNER, { workspaceId, postId, rev: revOf(postId), when: soon() }))

  return {
    schedule,
    cancel: (postId: string) => run((deps) => cancelPost(deps, OWNER, { workspaceId, postId, rev: revOf(postId) })),
    reschedule: (postId: string) =>
      run((deps) => reschedulePost(deps, OWNER, { workspaceId, postId, rev: revOf(postId), when: soon() })),
    delete: (postId: string) => run((deps) => deletePost(deps, OWNER, { workspaceId, postId })),

    /** The client writes the draft itself, then schedules it. */
    edit: (postId: string) => {
      const path = pathOf(WORKSPACE, postId)
      const post = database.posts.get(path)?.data
      if (post) database.posts.update(path, { text: `${postId} words of ${timeline.now}`, rev: post.rev + 1 })
      return schedule(postId)
    },

    pauseChannel: (connectionId: string, isPaused: boolean) =>
      run((deps) => setChannelPause(deps, OWNER, { workspaceId, connectionId, isPaused })),
    pauseWorkspace: (isPaused: boolean) =>
      run((deps) => setWorkspacePublishing(deps, OWNER, { workspaceId, isPaused })),
    stopNetwork: (isStopped: boolean) =>
      run(async (deps) =>
        isStopped
          ? void (await stopNetwork(deps, OWNER.uid, 'sandbox', 'Under repair'))
          : void (await resumeNetwork(deps, OWNER.uid, 'sandbox')),
      ),

    disconnect: (connectionId: string) => run((deps) => disconnect(deps, OWNER, { workspaceId, connectionId })),

    reconnect: (connectionId: string) => {
      const { externalId = '', handle = '' } = database.connections.get(pathOf(WORKSPACE, connectionId))?.data ?? {}
      const secret = `${externalId} ${(renewed += 1)}`
      network.access.set(connectionId, secret)
      return run((deps) => reconnect(deps, { externalId, handle, secret }))
    },

    /** A person looks at the network before deciding about what is unconfirmed, and sees what it shows. */
    resolve: (variant: Variant) => {
      const { id: variantId, rev, state } = variant
      const isOut = network.posts.some((post) => isOf(post, variant) && post.shownAt <= timeline.now)
      const resolution =
        state !== 'unconfirmed' ? 'send_again' : isOut ? 'it_went_out' : random() < 0.5 ? 'send_again' : 'dismiss'
      return run((deps) => resolveVariant(deps, OWNER, { workspaceId, variantId, rev, resolution }))
    },
  }
}

async function reconnect(deps: Deps, account: { externalId: string; handle: string; secret: string }): Promise<void> {
  const { externalId, handle, secret } = account
  const found = { externalId, handle, name: handle, avatar: null, service: '' }
  const channel = { account: found, secret, isProven: true }
  const connection = await saveConnection(deps, OWNER, {
    workspaceId,
    platform: 'sandbox',
    mode: 'direct',
    appRef: null,
    channel,
  })
  await releaseHeld(deps, workspaceId, connection.id)
}

function isOf({ account, text }: { account: string; text: string }, variant: Variant): boolean {
  return account === variant.connectionId && text.startsWith(markOf(variant.postId, variant.partIndex))
}
