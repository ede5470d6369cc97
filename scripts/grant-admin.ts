import { randomBytes } from 'node:crypto'
import { paths } from '@postwright/core/paths'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { Failure, runMain } from './setup/failure.mjs'

const USAGE = 'GCLOUD_PROJECT=<project> node scripts/grant-admin.ts <email> [--revoke]'

const environmentSchema = z.object({
  GCLOUD_PROJECT: z.string().min(1),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
})
const userSchema = z.object({ role: z.enum(['user', 'admin']) })

/**
 * Grants or revokes the admin right with the operator's own credentials. Needed for the first admin, because in the product only an admin can grant
 * it. For the emulators both `…_EMULATOR_HOST` variables must be set.
 */
async function main(): Promise<number> {
  const [email, option] = process.argv.slice(2)
  const env = environmentSchema.safeParse(process.env)
  if (email === undefined || !env.success) throw new Failure(`Usage: ${USAGE}`)
  const { GCLOUD_PROJECT: projectId, FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: store } = env.data
  if ((auth === undefined) !== (store === undefined)) throw new Failure('Set both emulators, or none.')
  const isLocal = auth !== undefined
  initializeApp({ projectId, ...(!isLocal && { credential: applicationDefault() }) })
  const role = option === '--revoke' ? 'user' : 'admin'
  await setRole(email.trim().toLowerCase(), role)
  console.log(`${email} is now ${role === 'admin' ? 'an admin' : 'an ordinary user'}.`)
  return 0
}

/**
 * Writes the account and the audit entry first, then the custom claim, which alone grants access. After a failure, a second run completes the change.
 */
async function setRole(email: string, role: 'user' | 'admin'): Promise<void> {
  const person = await getAuth()
    .getUserByEmail(email)
    .catch(() => null)
  if (!person) throw new Failure(`There is no account with the address ${email}: it has to be registered first.`)
  const db = getFirestore()
  const ref = db.doc(paths.user(person.uid))
  await db.runTransaction(async (tx) => {
    const user = userSchema.safeParse((await tx.get(ref)).data())
    if (!user.success) throw new Failure(`${email} has not signed in to the product yet.`)
    const now = FieldValue.serverTimestamp()
    tx.update(ref, { role, rev: FieldValue.increment(1), updatedAt: now })
    tx.create(db.collection(paths.auditLog()).doc(randomBytes(18).toString('base64url')), {
      schema: 2,
      rev: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: 'operator',
      action: 'role_set',
      actorUid: 'operator',
      workspaceId: null,
      subject: person.uid,
      people: [person.uid],
      facts: { before: user.data.role, after: role },
    })
  })
  const { admin: _admin, ...others } = person.customClaims ?? {}
  await getAuth().setCustomUserClaims(person.uid, role === 'admin' ? { ...others, admin: true } : others)
  await db.terminate()
}

await runMain(main)
