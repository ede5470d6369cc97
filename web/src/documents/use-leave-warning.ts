import { useEffect } from 'react'

/** Makes the browser ask before the page is closed while `isUnsafe`. */
export function useLeaveWarning(isUnsafe: boolean): void {
  useEffect(() => {
    if (!isUnsafe) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsafe])
}
