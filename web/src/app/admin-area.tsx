import { Navigate, Route, Routes } from 'react-router-dom'
import { routes } from '../config/routes.ts'
import { lazyPart } from '../lib/later-part.tsx'
import { Component as DashboardLayout } from './layouts/dashboard-layout.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { routesIn } from './routes-in.ts'
import { Splash } from './splash.tsx'
import { Component as WorkspaceRoot } from './workspace-root.tsx'

const SCREENS = routesIn('admin').map(({ pattern, load }) => ({
  path: pattern ?? '',
  Screen: lazyPart(async () => (await load()).Component),
}))

/** Addresses that lead elsewhere: the area itself, and where screens were before. */
const MOVED = { '': routes.adminUsers.href(), fonts: routes.adminFonts.href() }

/** The admin area's own addresses, below its prefix, in the frame of the product. */
export function AdminArea() {
  return (
    <Routes>
      <Route element={<WorkspaceRoot />}>
        <Route element={<DashboardLayout />}>
          {SCREENS.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen waiting={<Splash />} />} />
          ))}
          {Object.entries(MOVED).map(([path, to]) => (
            <Route key={path} path={path} element={<Navigate to={to} replace />} />
          ))}
          <Route path="*" element={<NotFoundScreen inside />} />
        </Route>
      </Route>
    </Routes>
  )
}
