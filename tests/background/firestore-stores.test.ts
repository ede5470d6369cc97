import { randomBytes } from 'node:crypto'
import { getApps } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { Post } from '@postwright/core/model/post'
import { createRefs } from '../../functions/src/store/refs.ts'
import { testPublishingStores } from '../support/contracts/publishing-stores.ts'
import { EMULATORS } from '../support/emulators.ts'
import { createLocalDeps } from '../support/local-api.ts'

const RUN = randomBytes(4).toString('hex')

/** A project of its own and a workspace for each test, so that lists contain only this file's documents. */
testPublishingStores(async () => {
  const stores = await createLocalDeps({
    GCLOUD_PROJECT: `${EMULATORS.project}-stores-${RUN}`,
  })
  const [app] = getApps()
  if (!app) throw new Error('The dependencies have opened no app.')
  const refs = createRefs(getFirestore(app), console)
  const workspaceId = `w${randomBytes(6).toString('hex')}`
  const addPost = async (post: Post) => void (await refs.post(workspaceId, post.id).create(post))
  return { stores, workspaceId, addPost }
})
