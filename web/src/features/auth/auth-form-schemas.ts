import { z } from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN } from '@postwright/core/limits'
import { emailSchema, fullNameSchema, referralCodeSchema, usernameSchema } from '@postwright/core/model/user'
import type { register } from '@postwright/core/api/auth'
import type { InputOf } from '@postwright/core/endpoint'

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(PASSWORD_MAX),
  remember: z.boolean(),
})

export type LoginValues = z.input<typeof loginSchema>

export const EMPTY_LOGIN: LoginValues = { email: '', password: '', remember: true }

/** The contract's input, with the part of the password policy that can be checked here. */
export const registerSchema = z.object({
  full_name: fullNameSchema,
  username: usernameSchema,
  email: emailSchema,
  password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
  referral_code_applied: referralCodeSchema,
})

type RegisterValues = z.input<typeof registerSchema>

export const EMPTY_REGISTRATION: RegisterValues = {
  full_name: '',
  username: '',
  email: '',
  password: '',
  referral_code_applied: '',
}

/** Returns the request: an empty referral code is left out, and the browser's time zone is added. */
export function toRegistration(
  { referral_code_applied, ...account }: z.output<typeof registerSchema>,
  timeZone: string,
): InputOf<typeof register> {
  const code = referral_code_applied === '' ? {} : { referral_code_applied }
  return { ...account, ...code, time_zone: timeZone }
}

export const forgotSchema = z.object({ email: emailSchema })

export const resetSchema = z.object({ new_password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX) })
