import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { EMULATORS } from './emulators.ts'

/** The Admin SDK on the Auth emulator, whose address is in the environment. */
function auth() {
  const name = 'test-identities'
  const app = getApps().find((known) => known.name === name) ?? initializeApp({ projectId: EMULATORS.project }, name)
  return getAuth(app)
}

/** Creates an identity directly at the provider, as an operator could. Returns its uid. */
export async function makeIdentity(
  { email, password }: { email: string; password: string },
  claims: { admin?: true } = {},
): Promise<string> {
  const { uid } = await auth().createUser({ email, password, emailVerified: true })
  await auth().setCustomUserClaims(uid, claims)
  return uid
}

export async function disableIdentity(uid: string): Promise<void> {
  await auth().updateUser(uid, { disabled: true })
}

export async function enableIdentity(uid: string): Promise<void> {
  await auth().updateUser(uid, { disabled: false })
}

export async function deleteIdentity(uid: string): Promise<void> {
  await auth().deleteUser(uid)
}

export async function setClaims(uid: string, claims: { admin?: true }): Promise<void> {
  await auth().setCustomUserClaims(uid, claims)
}

export async function identityExists(email: string): Promise<boolean> {
  return auth()
    .getUserByEmail(email)
    .then(
      () => true,
      () => false,
    )
}

/** Marks the person's email as verified. */
export async function setVerified(uid: string): Promise<void> {
  await auth().updateUser(uid, { emailVerified: true })
}
