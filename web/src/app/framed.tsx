import type { RouteObject } from 'react-router-dom'
import { ErrorScreen } from './error-screen.tsx'
import { Root } from './root.tsx'
import { Splash } from './splash.tsx'

/** Routes inside of what every page has around it. */
export function framed(children: RouteObject[]): RouteObject[] {
  return [{ element: <Root />, errorElement: <ErrorScreen />, HydrateFallback: Splash, children }]
}
