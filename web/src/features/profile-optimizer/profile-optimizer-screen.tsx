import { Navigate } from 'react-router-dom'
import { routes } from '@/config/routes.ts'

/** `/dashboard/profile-optimizer`: its first screen. */
export function Component() {
  return <Navigate to={routes.linkPage.href()} replace />
}
