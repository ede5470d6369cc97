import { PASSWORD_MAX, PASSWORD_MIN } from '@postwright/core/limits'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { z } from 'zod'
import { Failure, runMain } from './setup/failure.mjs'

const environmentSchema = z.object({ GCLOUD_PROJECT: z.string().min(1) })

/**
 * Makes the identity provider itself refuse passwords that are too short or too long, for calls that bypass the product. Needs Identity Platform and
 * application default credentials; the Auth emulator keeps its own minimum of six characters.
 */
async function main(): Promise<number> {
  const env = environmentSchema.safeParse(process.env)
  if (!env.success) throw new Failure('Usage: GCLOUD_PROJECT=<project> node scripts/set-password-policy.ts')
  initializeApp({ projectId: env.data.GCLOUD_PROJECT, credential: applicationDefault() })
  const { passwordPolicyConfig } = await getAuth()
    .projectConfigManager()
    .updateProjectConfig({
      passwordPolicyConfig: {
        enforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        constraints: { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX },
      },
    })
  console.log(`Passwords at the provider: ${JSON.stringify(passwordPolicyConfig)}`)
  return 0
}

await runMain(main)
