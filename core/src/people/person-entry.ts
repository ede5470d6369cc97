import { FREE_PLAN } from '../model/plan.ts'
import {
  type PersonEntry,
  PERSON_GRAMS_MAX,
  PERSON_WORKSPACES_MAX,
  type PersonTexts,
  SORT_NAME_MAX,
} from '../model/person-entry.ts'
import type { Subscription } from '../model/subscription.ts'
import type { User } from '../model/user.ts'
import type { Workspace } from '../model/workspace.ts'
import { getPaidChoice } from '../money/subscription-state.ts'
import { foldText, gramsOf } from '../text/text-grams.ts'

type Sources = {
  user: Pick<User, 'id' | 'fullName' | 'email' | 'username' | 'role' | 'status' | 'deletesAt' | 'createdAt'>
  /** Workspaces in the order of joining, earliest first. */
  workspaces: readonly Pick<Workspace, 'id' | 'name'>[]
  subscription: Pick<Subscription, 'status' | 'planId' | 'version' | 'interval'> | null
}

/** Returns all fields of a person's entry that are derived from its sources. */
export function describePerson({ user, workspaces, subscription }: Sources) {
  const { id: uid, fullName, email, username, role, status, deletesAt, createdAt: registeredAt } = user
  const listed = workspaces.slice(0, PERSON_WORKSPACES_MAX).map(({ id, name }) => ({ id, name }))
  return {
    uid,
    fullName,
    email,
    username,
    workspaces: listed,
    sortName: foldText(fullName).slice(0, SORT_NAME_MAX).toWellFormed(),
    registeredAt,
    role,
    status,
    deletesAt,
    isLeaving: deletesAt !== null,
    planId: getPaidChoice(subscription)?.planId ?? FREE_PLAN,
    grams: gramsOf(textsOf({ fullName, email, username, workspaces: listed }).map(foldText)).slice(0, PERSON_GRAMS_MAX),
  } satisfies Partial<PersonEntry>
}

/** Returns the texts by which admins can find a person. */
export function textsOf({ fullName, email, username, workspaces }: PersonTexts): string[] {
  return [fullName, email, username, ...workspaces.map(({ name }) => name)]
}
