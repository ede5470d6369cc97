import { useEffect, useState } from 'react'

/** The passwords that are tried first, fetched by the first form that asks for a new one; null until then. */
export function useCommonPasswords(): ReadonlySet<string> | null {
  const [passwords, setPasswords] = useState<ReadonlySet<string> | null>(null)

  useEffect(() => {
    let isHere = true
    void import('@postwright/core/passwords/common-passwords').then(
      ({ COMMON_PASSWORDS }) => isHere && setPasswords(COMMON_PASSWORDS),
      // Without a network the form cannot be sent either; the server has the list too.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])

  return passwords
}
