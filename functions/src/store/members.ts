import { invites } from '@postwright/core/collections/invites'
import { members } from '@postwright/core/collections/members'
import { notifications } from '@postwright/core/collections/notifications'
import { workspaces } from '@postwright/core/collections/workspaces'
import { type Member, MEMBERS_MAX } from '@postwright/core/model/member'
import { INVITES_GROUP, MEMBERS_GROUP, paths } from '@postwright/core/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import type { InviteStore, MemberStore, NotificationStore, WorkspaceStore } from '../domain/ports/people.ts'
import type { Clock } from '../domain/ports/world.ts'
import { converterFor, patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createMemberStore(refs: Refs, clock: Clock): MemberStore {
  return {
    ...describedStore(refs, clock, members),

    list: async (wid) => refs.rowsOf((await refs.members(wid).limit(MEMBERS_MAX).get()).docs),

    listUids: async (wid) => {
      const { docs } = await refs.db.collection(paths.members(wid)).limit(MEMBERS_MAX).select().get()
      return docs.map(({ id }) => id)
    },

    listByRoleIn: async (tx, wid, roles) => {
      const { docs } = await within(tx).get(refs.members(wid).where('role', 'in', roles).limit(MEMBERS_MAX))
      return byJoining(refs.rowsOf(docs))
    },

    listOfIn: async (tx, uid) => {
      const all = refs.db.collectionGroup(MEMBERS_GROUP).where('uid', '==', uid)
      const { docs } = await within(tx).get(all.withConverter(converterFor(members)))
      return byJoining(refs.rowsOf(docs))
    },

    listByRole: async (wid, roles) => {
      const found = await refs.members(wid).where('role', 'in', roles).limit(MEMBERS_MAX).get()
      return found.docs.map((snapshot) => snapshot.data())
    },

    pathsOfIn: async (tx, uid) => {
      const memberships = refs.db.collectionGroup(MEMBERS_GROUP).where('uid', '==', uid)
      return (await within(tx).get(memberships)).docs.map(({ ref }) => ref.path)
    },

    updateAllIn: (tx, memberships, patch) => {
      const changes = { ...patchFor({ ...patch, updatedAt: clock.now() }), rev: FieldValue.increment(1) }
      for (const path of memberships) within(tx).update(refs.db.doc(path), changes)
    },
  }
}

export function createInviteStore(refs: Refs, clock: Clock): InviteStore {
  const openAfter = (wid: string, after: number, limit: number) =>
    refs
      .described(invites, wid)
      .where('openUntilAt', '>', Timestamp.fromMillis(after))
      .orderBy('openUntilAt', 'desc')
      .limit(limit)

  return {
    ...describedStore(refs, clock, invites),

    findByHash: async (secretHash) => {
      const all = refs.db.collectionGroup(INVITES_GROUP).withConverter(converterFor(invites))
      const found = await Promise.all(
        (['secretHash', 'mailedSecretHash'] as const).map((field) => all.where(field, '==', secretHash).limit(1).get()),
      )
      return refs.rowsOf(found.flatMap(({ docs }) => docs))[0] ?? null
    },

    listOpenIn: async (tx, wid, now, limit) => refs.rowsOf((await within(tx).get(openAfter(wid, now, limit))).docs),

    listOpenAfter: async (wid, after, limit) => refs.rowsOf((await openAfter(wid, after, limit).get()).docs),
  }
}

function byJoining(found: Member[]): Member[] {
  return found.toSorted((a, b) => a.createdAt - b.createdAt)
}

export function createWorkspaceStore(refs: Refs, clock: Clock): WorkspaceStore {
  const ownedBy = (uid: string) => refs.described(workspaces).where('ownerUid', '==', uid)
  return {
    ...describedStore(refs, clock, workspaces),

    listOwnedIn: async (tx, uid) => refs.rowsOf((await within(tx).get(ownedBy(uid))).docs),

    countOwnedIn: async (tx, uid) => (await within(tx).get(ownedBy(uid).count())).data().count,
  }
}

export function createNotificationStore(refs: Refs, clock: Clock): NotificationStore {
  return {
    ...describedStore(refs, clock, notifications),

    /** Also null for an unreadable document: a new one replaces it. */
    getIn: async (tx, uid, id) => refs.rowsOf([await within(tx).get(refs.notifications(uid).doc(id))])[0] ?? null,
  }
}
