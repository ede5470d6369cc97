import type { TokenStore } from './token-store.ts'

/**
 * Waits until something else than this access token is stored, at most `patience` milliseconds. What another tab stores
 * reaches this one through the browser's main process, a moment after the lock that the other tab gave back. Tokens in
 * session storage are this tab's own: nothing will arrive.
 */
export function tokenArrival(
  store: Pick<TokenStore, 'read' | 'remembers' | 'watch'>,
  accessToken: string,
  patience: number,
): Promise<void> {
  return new Promise((settle) => {
    const isAwaited = () => store.remembers() === true && store.read()?.accessToken === accessToken
    const stop = store.watch(() => {
      if (!isAwaited()) finish()
    })
    const timer = setTimeout(finish, patience)
    function finish(): void {
      stop()
      clearTimeout(timer)
      settle()
    }
    if (!isAwaited()) finish()
  })
}
