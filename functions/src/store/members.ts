import { members } from '@postwright/core/collections/members'
import { notifications } from '@postwright/core/collections/notifications'
import { workspaces } from '@postwright/core/collections/workspaces'
import { MEMBERS_MAX } from '@postwright/core/limits'
import { MEMBERS_GROUP } from '@postwright/core/paths'
import { FieldValue } from 'firebase-admin/firestore'
import type { MemberStore, NotificationStore, WorkspaceStore } from '../domain/ports/people.ts'
import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createMemberStore(refs: Refs, clock: Clock): MemberStore {
  return {
    ...describedStore(refs, clock, members),

    list: async (wid) => refs.rowsOf((await refs.members(wid).limit(MEMBERS_MAX).get()).docs),

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

export function createWorkspaceStore(refs: Refs, clock: Clock): WorkspaceStore {
  return describedStore(refs, clock, workspaces)
}

export function createNotificationStore(refs: Refs, clock: Clock): NotificationStore {
  return {
    ...describedStore(refs, clock, notifications),

    /** Null also for one that cannot be read: a new one replaces it. */
    getIn: async (tx, uid, id) => refs.rowsOf([await within(tx).get(refs.notifications(uid).doc(id))])[0] ?? null,
  }
}
