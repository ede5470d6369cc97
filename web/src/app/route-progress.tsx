import NProgress from 'nprogress'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { PROGRESS } from '../config/constants.ts'

// NOTE only older releases of the library read `trickleRate`; the current one determines its own steps.
NProgress.configure({
  ...PROGRESS,
  showSpinner: false,
  // The library's own bar has an invalid role. The previous page and the new page's focus announce the wait.
  template: '<div class="bar" aria-hidden="true"></div>',
  barSelector: '.bar',
})

/** Thin bar at the top while the next page is loading. */
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
