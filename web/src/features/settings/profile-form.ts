import type { updateMe } from '@postwright/core/api/users'
import type { InputOf } from '@postwright/core/endpoint'
import { fullNameSchema, usernameSchema, type User } from '@postwright/core/model/user'
import { z } from 'zod'

export const profileFormSchema = z.object({ full_name: fullNameSchema, username: usernameSchema })

export type ProfileFormValues = z.infer<typeof profileFormSchema>

/** Returns only the fields that differ from the account, so that saving a name does not send the username. */
export function changedProfile(values: ProfileFormValues, user: User): InputOf<typeof updateMe> {
  return {
    rev: user.rev,
    ...(values.full_name === user.fullName ? {} : { full_name: values.full_name }),
    ...(values.username === user.username ? {} : { username: values.username }),
  }
}
