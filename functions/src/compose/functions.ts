import { paths } from '@postwright/core/paths'
import './options.ts'
import { signInFunction } from '../background/before-sign-in.ts'
import { deliverFunction } from '../background/deliver.ts'
import { onBrandKitWrittenFunction } from '../background/on-brand-kit-written.ts'
import { onCommentWrittenFunction } from '../background/on-comment-written.ts'
import { onConnectionUpdatedFunction } from '../background/on-connection-updated.ts'
import { onContactMessageCreatedFunction } from '../background/on-contact-message-created.ts'
import { onCommentedDeletedFunction } from '../background/on-commented-deleted.ts'
import { onDeckWrittenFunction } from '../background/on-deck-written.ts'
import { onGalleryUseCreatedFunction } from '../background/on-gallery-use-created.ts'
import {
  onApprovalRequestWrittenFunction,
  onConnectionWrittenFunction,
  onJobUpdatedFunction,
} from '../background/on-hook-source-written.ts'
import { onIdentityDeletedFunction } from '../background/on-identity-deleted.ts'
import { onJobCreatedFunction } from '../background/on-job-created.ts'
import { onJobTurnFunction } from '../background/on-job-turn.ts'
import { onMailCreatedFunction } from '../background/on-mail-created.ts'
import { onMediaUserWrittenFunction } from '../background/on-media-user-written.ts'
import { onPaymentWrittenFunction } from '../background/on-payment-written.ts'
import {
  onMemberWrittenFunction,
  onSubscriptionWrittenFunction,
  onUserWrittenFunction,
  onWorkspaceWrittenFunction,
} from '../background/on-person-source-written.ts'
import { onPostWrittenFunction } from '../background/on-post-written.ts'
import { onQueueWrittenFunction } from '../background/on-queue-written.ts'
import { onScriptWrittenFunction } from '../background/on-script-written.ts'
import { onSlideWrittenFunction } from '../background/on-slide-written.ts'
import { onVariantWrittenFunction } from '../background/on-variant-written.ts'
import { purgeDeletedFunction } from '../background/purge-deleted.ts'
import { onHookDeliveryCreatedFunction, sendOutboxFunction } from '../background/send-outbox.ts'
import { sweepFunction } from '../background/sweep.ts'
import { syncIdentitiesFunction } from '../background/sync-identities.ts'
import { upkeepFunction } from '../background/upkeep.ts'
import { sandboxFunction } from '../sandbox/sandbox-function.ts'
import { apiFunction } from './api-function.ts'
import { getDeps } from './get-deps.ts'

/** Every function of the product, under the name that it is deployed with. */

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

/** The emulators are asked for a sign-in too often to wait for a function each time: there sign-ins are named by their second. */
export const beforeSignIn = __LOCAL__ ? undefined : signInFunction()

/** Undefined in production, where the platform skips it. */
export const sandboxNetwork = __LOCAL__ ? sandboxFunction(getDeps) : undefined
