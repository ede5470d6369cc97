import { randomBytes } from 'node:crypto'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { setRole } from '../functions/src/domain/admin/set-role.ts'
import { createFirebaseIdentity } from '../functions/src/identity/firebase-identity.ts'
import { createPasswordReset } from '../functions/src/identity/password-reset.ts'
import { createAuditLogStore } from '../functions/src/store/audit-log.ts'
import { createRefs } from '../functions/src/store/refs.ts'
import { createTransact } from '../functions/src/store/transaction.ts'
import { createUserStore } from '../functions/src/store/users.ts'

const USAGE = 'usage: GCLOUD_PROJECT=<project> node scripts/grant-admin.ts <e-mail> [--revoke]'

const environmentSchema = z.object({
  GCLOUD_PROJECT: z.string().min(1, USAGE),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
})

/**
 * Makes somebody an admin, or no longer one, with the rights of whoever runs it: for the first admin, whom nobody can name
 * through the product. On the emulators both `…_EMULATOR_HOST` variables have to be set.
 */
async function main([email, option]: string[]): Promise<void> {
  if (email === undefined) throw new Error(USAGE)
  const env = environmentSchema.parse(process.env)
  const isLocal = env.FIREBASE_AUTH_EMULATOR_HOST !== undefined
  if (isLocal !== (env.FIRESTORE_EMULATOR_HOST !== undefined)) throw new Error('Set both emulators, or none.')
  const app = initializeApp({ projectId: env.GCLOUD_PROJECT, ...(!isLocal && { credential: applicationDefault() }) })
  const auth = getAuth(app)
  const db = getFirestore(app)
  const clock = { now: () => Date.now(), sleep: () => Promise.resolve() }
  const ids = { random: () => randomBytes(18).toString('base64url') }
  const refs = createRefs(db)
  const nothing = createPasswordReset({ identityUrl: '', webApiKey: '', appOrigin: '' }, fetch)
  const identity = createFirebaseIdentity(() => Promise.resolve(auth), nothing)
  const users = createUserStore(refs, clock)
  const person = await users.findByEmail(email.trim().toLowerCase())
  if (!person) throw new Error(`There is no account with the address ${email}: it has to be registered first.`)
  const role = option === '--revoke' ? 'user' : 'admin'
  const auditLog = createAuditLogStore(refs, clock, ids)
  await setRole({ users, auditLog, identity, transact: createTransact(db) }, 'operator', person.id, role)
  console.log(`${person.email} is now ${role === 'admin' ? 'an admin' : 'an ordinary user'}.`)
  await db.terminate()
}

await main(process.argv.slice(2))
