import { Navigate, Route, Routes } from 'react-router-dom'
import { lazyPart } from '../lib/lazy-when-idle.tsx'
import { ADMIN_PAGES, ADMIN_SCREENS, MOVED_ADMIN_SCREENS } from './admin-screens.ts'
import { AdminFrame } from './layouts/admin-frame.tsx'
import { Component as DashboardLayout } from './layouts/dashboard-layout.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { Splash } from './splash.tsx'
import { Component as WorkspaceRoot } from './workspace-root.tsx'

const SCREENS = [...ADMIN_SCREENS, ...ADMIN_PAGES].map(({ path, load }) => ({
  path,
  Screen: lazyPart(async () => (await load()).Component),
}))

/** Renders the routes of the admin area, below its prefix, in the frame of the product. */
export function AdminArea() {
  return (
    <Routes>
      <Route element={<WorkspaceRoot />}>
        <Route element={<DashboardLayout />}>
          <Route element={<AdminFrame />}>
            {SCREENS.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen waiting={<Splash />} />} />
            ))}
          </Route>
          {[...MOVED_ADMIN_SCREENS].map(([path, to]) => (
            <Route key={path} path={path} element={<Navigate to={to} replace />} />
          ))}
          <Route path="*" element={<NotFoundScreen inside />} />
        </Route>
      </Route>
    </Routes>
  )
}
