import { randomUUID } from 'node:crypto'

export type Grant = {
  access: string
  refresh: string
  scopes: readonly string[]
  accessEndsAt: number
  refreshEndsAt: number
}

type Asked = { clientId: string; redirectUri: string; scopes: readonly string[]; challenge: string | null }
type Options = { accessLife: number; refreshLife: number; now: () => number }

/** Codes and tokens that an authorisation server has issued. */
export function createGrants({ accessLife, refreshLife, now }: Options) {
  const asked = new Map<string, Asked>()
  let grants: Grant[] = []

  function issue(scopes: readonly string[]): Grant {
    const grant = {
      access: `access-${randomUUID()}`,
      refresh: `refresh-${randomUUID()}`,
      scopes,
      accessEndsAt: now() + accessLife,
      refreshEndsAt: now() + refreshLife,
    }
    grants.push(grant)
    return grant
  }

  return {
    issue,
    /** Records a consent; returns a code that works once. */
    allow: (consent: Asked): string => {
      const code = `code-${randomUUID()}`
      asked.set(code, consent)
      return code
    },
    /** The consent behind a code; the code is used up. */
    redeem: (code: string): Asked | null => {
      const consent = asked.get(code) ?? null
      asked.delete(code)
      return consent
    },
    /** The live grant of an `Authorization: Bearer` header. */
    byAccess: (header: string | undefined): Grant | null =>
      grants.find(({ access, accessEndsAt }) => header === `Bearer ${access}` && accessEndsAt > now()) ?? null,
    byRefresh: (token: string): Grant | null =>
      grants.find(({ refresh, refreshEndsAt }) => refresh === token && refreshEndsAt > now()) ?? null,
    /** A new access token; `rotates`: also a new refresh token, and the old one ends. */
    renew: (grant: Grant, { rotates }: { rotates: boolean }): Grant => {
      const next = issue(grant.scopes)
      grants = grants.filter((other) => other !== grant)
      if (!rotates) next.refresh = grant.refresh
      return next
    },
    /** Revokes the grant of an access or refresh token; false when there is none. */
    revoke: (token: string): boolean => {
      const before = grants.length
      grants = grants.filter(({ access, refresh }) => access !== token && refresh !== token)
      return grants.length < before
    },
    /** Expires all access tokens; refresh tokens stay valid. */
    expire: () => {
      for (const grant of grants) grant.accessEndsAt = 0
    },
    forget: () => {
      asked.clear()
      grants = []
    },
  }
}

export type Grants = ReturnType<typeof createGrants>
