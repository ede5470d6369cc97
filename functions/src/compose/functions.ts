import { paths } from '@postwright/core/paths'
import './options.ts'
import { signInFunction, onIdentityDeletedFunction, syncIdentitiesFunction } from '../background/identity-triggers.ts'
import { deliverFunction, sweepFunction } from '../background/deliveries.ts'
import { onBrandKitWrittenFunction } from '../background/on-brand-kit-written.ts'
import { onCommentWrittenFunction, onCommentedDeletedFunction } from '../background/comment-triggers.ts'
import { onConnectionUpdatedFunction, onContactMessageCreatedFunction } from '../background/notification-triggers.ts'
import {
  onDeckWrittenFunction,
  onSlideWrittenFunction,
  onScriptWrittenFunction,
} from '../background/version-triggers.ts'
import {
  onApprovalRequestWrittenFunction,
  onConnectionWrittenFunction,
  onJobUpdatedFunction,
} from '../background/on-hook-source-written.ts'
import { onJobCreatedFunction, onJobTurnFunction } from '../background/job-triggers.ts'
import {
  onMailCreatedFunction,
  onHookDeliveryCreatedFunction,
  sendOutboxFunction,
} from '../background/outbox-triggers.ts'
import { onMediaUserWrittenFunction } from '../background/on-media-user-written.ts'
import { onPaymentWrittenFunction, onGalleryUseCreatedFunction } from '../background/reward-triggers.ts'
import {
  onMemberWrittenFunction,
  onSubscriptionWrittenFunction,
  onUserWrittenFunction,
  onWorkspaceWrittenFunction,
} from '../background/on-person-source-written.ts'
import { onPostWrittenFunction } from '../background/on-post-written.ts'
import { onQueueWrittenFunction } from '../background/on-queue-written.ts'
import { onVariantWrittenFunction } from '../background/on-variant-written.ts'
import { upkeepFunction, purgeDeletedFunction } from '../background/upkeep.ts'
import { sandboxFunction } from '../sandbox/sandbox-network.ts'
import type { Express } from 'express'
import { onRequest } from 'firebase-functions/v2/https'
import type { GetDeps, Deps } from '../domain/ports/deps.ts'
import { createApp } from './create-app.ts'
import { shieldFromPlatform } from '../http/platform-shield.ts'
import { watchRequests } from '../http/busy-time.ts'
import { meterOwnDatabase } from '../store/meter-database.ts'
import { createDeps } from './create-deps.ts'
import { readConfig } from './read-config.ts'

let deps: Deps | null = null

/** Busy time of this process, measured from the load of the module, because the first request creates the dependencies. */
const busyTime = watchRequests(() => performance.now())

/** Returns the process's single set of dependencies, created from its environment at first use. */
function getDeps(): Deps {
  return (deps ??= meterUsage(createDeps(readConfig(process.env))))
}

/**
 * Measures the usage of this process. It is stored while a request runs: between requests the platform gives an instance no CPU. No
 * request waits for the write.
 */
function meterUsage(made: Deps): Deps {
  const { usageMeter, logger } = made
  const isCounting = meterOwnDatabase(({ indexReads = 0, reads = 0, ...counts }) =>
    usageMeter.add({ ...counts, reads: reads + indexReads }),
  )
  if (!isCounting) logger.warn('reads and writes are not counted: the library makes its calls in another way')
  busyTime.onRequest(() => {
    usageMeter.add(busyTime.take())
    void usageMeter.flushIfDue()
  })
  return made
}

/** Functions of the product, under their deployed names. */

export const api = apiFunction(getDeps)

export const deliver = deliverFunction(getDeps)
export const deliver2 = deliverFunction(getDeps)
export const deliver3 = deliverFunction(getDeps)
export const deliver4 = deliverFunction(getDeps)

export const sweep = sweepFunction(getDeps)
export const upkeep = upkeepFunction(getDeps)
export const sendOutbox = sendOutboxFunction(getDeps)
export const purgeDeleted = purgeDeletedFunction(getDeps)
export const syncIdentities = syncIdentitiesFunction(getDeps)

export const onApprovalRequestWritten = onApprovalRequestWrittenFunction(getDeps)
export const onBrandKitWritten = onBrandKitWrittenFunction(getDeps)
export const onCommentWritten = onCommentWrittenFunction(getDeps)
export const onSeriesDeleted = onCommentedDeletedFunction(getDeps, 'series')
export const onQueueDeleted = onCommentedDeletedFunction(getDeps, 'queue')
export const onCalendarEventDeleted = onCommentedDeletedFunction(getDeps, 'event')
export const onConnectionUpdated = onConnectionUpdatedFunction(getDeps)
export const onConnectionWritten = onConnectionWrittenFunction(getDeps)
export const onContactMessageCreated = onContactMessageCreatedFunction(getDeps)
export const onDeckWritten = onDeckWrittenFunction(getDeps)
export const onGalleryUseCreated = onGalleryUseCreatedFunction(getDeps)
export const onHookDeliveryCreated = onHookDeliveryCreatedFunction(getDeps)
export const onIdentityDeleted = onIdentityDeletedFunction(getDeps)
export const onJobCreated = onJobCreatedFunction(getDeps)
export const onJobTurn = onJobTurnFunction(getDeps)
export const onJobUpdated = onJobUpdatedFunction(getDeps)
export const onMailCreated = onMailCreatedFunction(getDeps)
export const onIdeaWritten = onMediaUserWrittenFunction(getDeps, 'ideas', paths.ideas)
export const onSeriesWritten = onMediaUserWrittenFunction(getDeps, 'series', paths.series)
export const onPersonaWritten = onMediaUserWrittenFunction(getDeps, 'personas', paths.personas)
export const onProfileWritten = onMediaUserWrittenFunction(getDeps, 'profiles', paths.profiles)
export const onUserWritten = onUserWrittenFunction(getDeps)
export const onMemberWritten = onMemberWrittenFunction(getDeps)
export const onWorkspaceWritten = onWorkspaceWrittenFunction(getDeps)
export const onSubscriptionWritten = onSubscriptionWrittenFunction(getDeps)
export const onPaymentWritten = onPaymentWrittenFunction(getDeps)
export const onPostWritten = onPostWrittenFunction(getDeps)
export const onQueueWritten = onQueueWrittenFunction(getDeps)
export const onScriptWritten = onScriptWrittenFunction(getDeps)
export const onSlideWritten = onSlideWrittenFunction(getDeps)
export const onVariantWritten = onVariantWrittenFunction(getDeps)

/** The emulators handle too many sign-ins to wait for a function each time: there, sign-ins are identified by their second. */
export const beforeSignIn = __LOCAL__ ? undefined : signInFunction()

/** Undefined in production, so that the platform skips it. */
export const sandboxNetwork = __LOCAL__ ? sandboxFunction(getDeps) : undefined

/** Creates the API's function, to which Hosting rewrites `/api/v1/**` and `/@**`. */
function apiFunction(getDeps: GetDeps) {
  let app: Express | null = null
  const getApp = () => (app ??= createApp(getDeps()))
  // NOTE only if this function is served: during a deployment the module is loaded without secrets to read its exports, and other functions need the
  // platform to parse their events. An invalid configuration stops the process here.
  if (process.env['FUNCTION_TARGET'] === 'api') {
    shieldFromPlatform()
    getApp()
  }
  return onRequest({ invoker: 'public', concurrency: 80, timeoutSeconds: 60 }, (request, response) =>
    getApp()(request, response),
  )
}
