import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { isDeepStrictEqual } from 'node:util'
import { indexMembers, indexPerson } from '../domain/people/person-index.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { skipUnreadable } from './event-documents.ts'

type Fields = Readonly<Record<string, unknown>> | undefined

/** Fields of each source that are copied to the index of people. */
const OF_USER = ['fullName', 'email', 'username', 'role', 'status', 'deletesAt']
const OF_SUBSCRIPTION = ['status', 'planId']

/** Updates the index of people after the listed fields of an account changed, or the account was deleted. */
export function onUserWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten({ document: paths.user('{uid}'), retry: true }, async ({ data, params: { uid = '' } }) => {
    if (!isChanged(data?.before.data(), data?.after.data(), OF_USER)) return
    const deps = getDeps()
    await skipUnreadable(deps, () => indexPerson(deps, uid))
  })
}

/** Updates the index of people after the plan or status of a person's subscription changed. */
export function onSubscriptionWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.subscription('{uid}'), retry: true },
    async ({ data, params: { uid = '' } }) => {
      if (!isChanged(data?.before.data(), data?.after.data(), OF_SUBSCRIPTION)) return
      const deps = getDeps()
      await skipUnreadable(deps, () => indexPerson(deps, uid))
    },
  )
}

/** Updates the index of people after a person joined or left a workspace. */
export function onMemberWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.member('{workspaceId}', '{uid}'), retry: true },
    async ({ data, params: { uid = '' } }) => {
      if (data?.before.exists === data?.after.exists) return
      const deps = getDeps()
      await skipUnreadable(deps, () => indexPerson(deps, uid))
    },
  )
}

/** Updates the index of people after a workspace was renamed. */
export function onWorkspaceWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.workspace('{workspaceId}'), retry: true },
    async ({ data, params: { workspaceId = '' } }) => {
      const [before, after] = [data?.before.data(), data?.after.data()]
      // Members of a new or deleted workspace have separate events.
      if (!before || !after || !isChanged(before, after, ['name'])) return
      await indexMembers(getDeps(), workspaceId)
    },
  )
}

function isChanged(before: Fields, after: Fields, fields: readonly string[]): boolean {
  if (!before || !after) return true
  return fields.some((name) => !isDeepStrictEqual(before[name], after[name]))
}
