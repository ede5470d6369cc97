import { initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import type { Clock } from '../../../functions/src/domain/ports/world.ts'
import { createConnectionSecretStore, createConnectionStore } from '../../../functions/src/store/connections.ts'
import { createPublishLogStore } from '../../../functions/src/store/publish-log.ts'
import { createRefs } from '../../../functions/src/store/refs.ts'
import { createTransact } from '../../../functions/src/store/transaction.ts'
import { createVariantStore } from '../../../functions/src/store/variants.ts'
import { createMemoryPublishing, type PublishingStores } from '../../support/memory/publishing-ports.ts'

/** Stores that a delivery uses are in Firestore, the others in memory. */
export async function firestoreStores(clock: Clock): Promise<PublishingStores> {
  let made = 0
  const ids = { random: () => `id${process.pid}x${Date.now()}x${(made += 1)}` }
  const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }, `bench${process.pid}`)
  const db = initializeFirestore(app, { preferRest: false })
  const refs = createRefs(db, { error: () => {} })
  const publishLog = createPublishLogStore(refs, clock, ids)
  return {
    ...createMemoryPublishing({ clock, ids }).stores,
    transact: createTransact(db),
    publishLog,
    variants: createVariantStore(refs, clock, publishLog),
    connections: createConnectionStore(refs, clock),
    connectionSecrets: createConnectionSecretStore(refs, clock),
  }
}
