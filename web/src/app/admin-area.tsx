import { Route, Routes } from 'react-router-dom'
import { AdminScreen } from '../features/admin/admin-screen.tsx'
import { Component as DashboardLayout } from './layouts/dashboard-layout.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { Component as WorkspaceRoot } from './workspace-root.tsx'

/** The admin area's own addresses, below its prefix, in the frame of the product. */
export default function AdminArea() {
  return (
    <Routes>
      <Route element={<WorkspaceRoot />}>
        <Route element={<DashboardLayout />}>
          <Route index element={<AdminScreen />} />
          <Route path="*" element={<NotFoundScreen inside />} />
        </Route>
      </Route>
    </Routes>
  )
}
