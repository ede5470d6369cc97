import { Outlet, ScrollRestoration } from 'react-router-dom'
import { PageTitle } from './page-title.tsx'
import { LaterProgress } from './later-progress.tsx'

/** Around every page: its title, the progress bar and the scroll position. */
export function Root() {
  return (
    <>
      <PageTitle />
      <LaterProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
