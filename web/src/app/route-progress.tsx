import NProgress from 'nprogress'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { PROGRESS } from '../config/constants.ts'

// NOTE `trickleRate` is read by older releases of the library only; the present one picks its own steps.
NProgress.configure({ ...PROGRESS, showSpinner: false })

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
