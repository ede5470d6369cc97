import NProgress from 'nprogress'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { PROGRESS } from '../config/constants.ts'

// NOTE `trickleRate` is read by older releases of the library only; the present one picks its own steps.
NProgress.configure({
  ...PROGRESS,
  showSpinner: false,
  // The library's own bar claims a role that does not exist. Waiting is told by the page that is being left and the new one's focus.
  template: '<div class="bar" aria-hidden="true"></div>',
  barSelector: '.bar',
})

/** The thin bar at the top while the next page is loaded. */
export function RouteProgress() {
  const isMoving = useNavigation().state !== 'idle'

  useEffect(() => {
    if (!isMoving) return
    NProgress.start()
    return () => {
      NProgress.done()
    }
  }, [isMoving])

  return null
}
