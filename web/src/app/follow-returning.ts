import { session } from '../session/session.ts'

/**
 * Keeps the root's mark for visitors with a session true while people sign in and out; `before-paint.js` sets it with every
 * load. Public pages only style by it, so they need none of the session's code.
 * @returns the way to stop
 */
export function followReturning(): () => void {
  return session.subscribe(() => {
    const { status } = session.state()
    if (status !== 'loading') document.documentElement.toggleAttribute('data-returning', status === 'signed_in')
  })
}
