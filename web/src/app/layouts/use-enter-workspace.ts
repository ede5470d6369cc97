import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '@/session/session.ts'

/** Goes to another workspace and stays in the same area; a page inside the area belongs to the workspace that is left. */
export function useEnterWorkspace(): (workspaceId: string) => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (workspaceId) => {
    await navigate(areaOf(pathname))
    session.enterWorkspace(workspaceId)
  }
}

/** `/dashboard/content-studio/123` is in the area `/dashboard/content-studio`. */
function areaOf(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}
