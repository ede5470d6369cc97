import { Outlet, ScrollRestoration } from 'react-router-dom'
import { PageTitle } from './page-title.tsx'
import { RouteProgress } from './route-progress.tsx'

/** Around every page: its title, the progress bar and the scroll position. */
export function Root() {
  return (
    <>
      <PageTitle />
      <RouteProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
