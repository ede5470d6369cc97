import './options.ts'
import 'temporal-polyfill/global'
import { signInFunction } from './background/before-sign-in.ts'
import { sandboxFunction } from './sandbox/sandbox-function.ts'

export { deliver, deliver2, deliver3, deliver4 } from './background/deliver.ts'
export { syncIdentities } from './background/sync-identities.ts'
export { onBrandKitWritten } from './background/on-brand-kit-written.ts'
export { onConnectionUpdated } from './background/on-connection-updated.ts'
export { onContactMessageCreated } from './background/on-contact-message-created.ts'
export { onIdentityDeleted } from './background/on-identity-deleted.ts'
export { onJobCreated } from './background/on-job-created.ts'
export { onJobTurn } from './background/on-job-turn.ts'
export { onQueueWritten } from './background/on-queue-written.ts'
export { onPostWritten } from './background/on-post-written.ts'
export { onDeckWritten } from './background/on-deck-written.ts'
export { onSlideWritten } from './background/on-slide-written.ts'
export { onVariantWritten } from './background/on-variant-written.ts'
export { purgeDeleted } from './background/purge-deleted.ts'
export { upkeep } from './background/upkeep.ts'
export { sweep } from './background/sweep.ts'
export { api } from './http/api.ts'

/** The emulators are asked for a sign-in too often to wait for a function each time: there sign-ins are named by their second. */
export const beforeSignIn = __LOCAL__ ? undefined : signInFunction()

/** Undefined in production, where the platform skips it. */
export const sandboxNetwork = __LOCAL__ ? sandboxFunction() : undefined
