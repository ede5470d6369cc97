import { Route, Routes } from 'react-router-dom'
import { AdminScreen } from '../features/admin/admin-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** The admin area's own addresses, below its prefix. */
export default function AdminArea() {
  return (
    <Routes>
      <Route index element={<AdminScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  )
}
