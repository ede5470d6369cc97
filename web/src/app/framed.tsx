import type { RouteObject } from 'react-router-dom'
import { ErrorScreen } from './error-screen.tsx'
import { Root } from './root.tsx'
import { Splash } from './splash.tsx'

export const ROOT_ID = 'root'

/** Routes inside of what every page has around it. */
export function framed(children: RouteObject[]): RouteObject[] {
  return [{ id: ROOT_ID, element: <Root />, errorElement: <ErrorScreen />, HydrateFallback: Splash, children }]
}
