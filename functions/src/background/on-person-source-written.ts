import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { isDeepStrictEqual } from 'node:util'
import { indexMembers, indexPerson } from '../domain/people/person-index.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { skipUnreadable } from './event-documents.ts'

type Fields = Readonly<Record<string, unknown>> | undefined

/** The fields of each source that an entry of the index of people repeats. */
const OF_USER = ['fullName', 'email', 'username', 'role', 'status', 'deletesAt']
const OF_SUBSCRIPTION = ['status', 'planId']

/** After what is listed of an account has changed, or the account is gone. */
export function onUserWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten({ document: paths.user('{uid}'), retry: true }, async ({ data, params: { uid = '' } }) => {
    if (!isChanged(data?.before.data(), data?.after.data(), OF_USER)) return
    const deps = getDeps()
    await skipUnreadable(deps, () => indexPerson(deps, uid))
  })
}

/** After a person's plan has changed. */
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

/** After a person joined or left a workspace. */
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

/** After a workspace got another name. */
export function onWorkspaceWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.workspace('{workspaceId}'), retry: true },
    async ({ data, params: { workspaceId = '' } }) => {
      const [before, after] = [data?.before.data(), data?.after.data()]
      // The members of a new one and of one that is gone have events of their own.
      if (!before || !after || !isChanged(before, after, ['name'])) return
      await indexMembers(getDeps(), workspaceId)
    },
  )
}

function isChanged(before: Fields, after: Fields, fields: readonly string[]): boolean {
  if (!before || !after) return true
  return fields.some((name) => !isDeepStrictEqual(before[name], after[name]))
}
